// The controls of the page: solutions, explosion, assembly, legend, keys.

const MOVE = 800; // milliseconds that a move of the assembly takes
const TURNS = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] };

function $(id) {
  return document.getElementById(id);
}

class Viewer {
  constructor(data, stage) {
    this.data = data;
    this.stage = stage;
    this.bodies = new Bodies(data);
    this.legend = new Legend($("legend"), data.parts, () => this.arrange());
    this.number = 0;
    this.explode = 0;
    this.step = Infinity;
    this.towards = 1;
    stage.onpart = (number) => this.legend.clicked(this.shown.placed[number].part);
    this.listen();
    this.show(0);
  }

  // Show another solution, taken apart and put together as far as this one.
  show(number) {
    const whole = !this.shown || this.step >= this.shown.moves.length;
    this.number = number;
    this.pause();
    this.shown = new Assembled(this.bodies, this.data.solutions[number]);
    this.stage.show(this.shown);
    const moves = this.shown.moves.length;
    const count = this.data.solutions.length;
    $("step").max = moves;
    $("course").textContent = this.data.solutions[number].said;
    $("solutions").hidden = count < 2;
    $("assembly").hidden = !this.shown.film;
    $("solution").textContent = say("solution", { n: number + 1, count });
    $("previous").disabled = number === 0;
    $("next").disabled = number === count - 1;
    this.legend.show(this.shown.placed);
    this.goTo(whole ? moves : Math.min(this.step, moves));
  }

  // Show so many moves of the assembly; between two whole numbers a part slides in.
  goTo(step) {
    const moves = this.shown.moves.length;
    if (step !== this.step) this.towards = step > this.step ? 1 : -1;
    this.step = Math.min(moves, Math.max(0, step));
    $("step").value = this.step;
    $("back").disabled = this.step === 0;
    $("forward").disabled = this.step === moves;
    this.tell();
    this.arrange();
  }

  tell() {
    const moves = this.shown.moves.length;
    const step = moves > 1 ? `${say("step", { n: Math.floor(this.step), count: moves })} ` : "";
    if ($("said").textContent !== step) $("said").textContent = step;
    $("step").setAttribute("aria-valuetext", step);
  }

  arrange() {
    this.stage.arrange(this.explode, this.step, this.legend.states, this.towards);
  }

  // Slide parts in until a step is reached.
  play(until) {
    this.pause();
    if (this.step >= until) this.goTo(0);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const [start, begin] = [this.step, performance.now()];
    const frame = (now) => {
      const step = Math.min(until, start + Math.max(0, now - begin) / MOVE);
      this.goTo(still && step < until ? Math.floor(step) : step);
      if (step < until) this.playing = requestAnimationFrame(frame);
      else this.pause();
    };
    $("play").textContent = say("pause");
    this.playing = requestAnimationFrame(frame);
  }

  pause() {
    cancelAnimationFrame(this.playing);
    this.playing = null;
    $("play").textContent = say("play");
  }

  // Go a step on or back; forwards the part is seen sliding in.
  stepBy(by) {
    const moves = this.shown.moves.length;
    if (by > 0 && this.step < moves) this.play(Math.min(moves, Math.floor(this.step) + 1));
    if (by < 0) {
      this.pause();
      this.goTo(Math.ceil(this.step) - 1);
    }
  }

  listen() {
    $("previous").addEventListener("click", () => this.show(this.number - 1));
    $("next").addEventListener("click", () => this.show(this.number + 1));
    $("back").addEventListener("click", () => this.stepBy(-1));
    $("forward").addEventListener("click", () => this.stepBy(1));
    $("play").addEventListener("click", () => this.playOrPause());
    $("explode").addEventListener("input", (event) => {
      this.explode = Number(event.target.value);
      this.arrange();
    });
    $("step").addEventListener("input", (event) => {
      this.pause();
      this.goTo(Number(event.target.value));
    });
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  playOrPause() {
    if (this.playing) this.pause();
    else this.play(this.shown.moves.length);
  }

  pressed(event) {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || target.tagName === "TEXTAREA") return;
    const act = target.id === "step" && key in TURNS ? () => this.stepBy(TURNS[key][0] + TURNS[key][1])
      : target.tagName === "INPUT" && key in TURNS ? null
      : target.tagName === "BUTTON" && key === " " ? null
      : this.action(key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  // Return what a key does, or undefined.
  action(key) {
    const last = this.data.solutions.length - 1;
    const move = this.shown.film;
    if (key in TURNS) return () => this.stage.turn(...TURNS[key]);
    return {
      "+": () => this.stage.turn(0, 0, 1.2), "=": () => this.stage.turn(0, 0, 1.2), "-": () => this.stage.turn(0, 0, 1 / 1.2),
      0: () => this.stage.home(), Home: () => this.stage.home(),
      n: () => this.number < last && this.show(this.number + 1), p: () => this.number > 0 && this.show(this.number - 1),
      ",": () => move && this.stepBy(-1), ".": () => move && this.stepBy(1), " ": () => move && this.playOrPause(),
    }[key.toLowerCase === undefined || key.length > 1 ? key : key.toLowerCase()];
  }
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

// Put the text of the puzzle code on the clipboard.
async function copy() {
  $("code").select();
  try {
    await navigator.clipboard.writeText($("code").value);
  } catch {
    document.execCommand("copy");
  }
  $("copied").textContent = say("copied");
}

async function start() {
  $("copy").hidden = false;
  $("copy").addEventListener("click", copy);
  if (!document.createElement("canvas").getContext("webgl2") || !window.DecompressionStream) {
    $("waiting").textContent = say("flat");
    return;
  }
  const data = await unpacked($("data").textContent);
  if (!data.solutions.length) return;
  for (const [id, hidden] of [["stage", false], ["controls", false], ["picture", true], ["waiting", true]]) {
    $(id).hidden = hidden;
  }
  new Viewer(data, new Stage($("stage"), data.flat, data.view));
}

start();
