// The legend: a button for each part, with the colours of its copies; pressed, it shows the part in another way.

const NEXT = { shown: "faint", faint: "hidden", hidden: "shown" };

// Return a text of the page, its fields filled in.
function say(name, fields = {}) {
  const words = JSON.parse(document.getElementById("words").textContent);
  return words[name].replace(/\{(\w+)\}/g, (field, key) => fields[key] ?? field);
}

class Legend {
  constructor(element, names, changed) {
    this.element = element;
    this.names = names;
    this.changed = changed;
    this.states = new Map();
  }

  // Make the buttons for the parts of a solution.
  show(placed) {
    const colors = new Map();
    for (const { part, color } of placed) colors.set(part, [...(colors.get(part) || []), color]);
    const parts = [...colors.keys()].filter((part) => part >= 0).sort((a, b) => a - b);
    this.element.replaceChildren(...parts.map((part) => this.button(part, colors.get(part))));
  }

  button(part, colors) {
    const [button, dot, name] = ["button", "i", "span"].map((tag) => document.createElement(tag));
    const stops = colors.map((color, i) => `${color} ${100 * i / colors.length}% ${100 * (i + 1) / colors.length}%`);
    dot.style.background = colors.length > 1 ? `conic-gradient(${stops.join(", ")})` : colors[0];
    name.textContent = this.names[part] + (colors.length > 1 ? ` ×${colors.length}` : "");
    button.type = "button";
    button.append(dot, name);
    button.dataset.part = part;
    button.addEventListener("click", () => this.clicked(part));
    this.mark(button);
    return button;
  }

  mark(button) {
    const state = this.states.get(Number(button.dataset.part)) || "shown";
    button.dataset.state = state;
    button.title = say(state, { part: button.textContent });
    button.setAttribute("aria-label", button.title);
  }

  // Show a part faintly, then not at all, then again.
  clicked(part) {
    if (part < 0) return;
    this.states.set(part, NEXT[this.states.get(part) || "shown"]);
    this.mark(this.element.querySelector(`[data-part="${part}"]`));
    this.changed();
  }
}
