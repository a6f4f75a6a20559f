const palettes = {
  dusk: ['#3a1f2e', '#c77fb4', '#f1e4dc', '#f3be6c'],
  noon: ['#16384a', '#8ec2ff', '#f6efe2', '#fa7450'],
} as const;

const cells = 4;
const size = 480;

/** Quarter discs, discs and triangles on a grid. */
export function drawForms(seed: number, palette: keyof typeof palettes): string {
  const [ground, ...colours] = palettes[palette];
  const random = createRandom(seed);
  const step = size / cells;
  let forms = '';
  for (let index = 0; index < cells * cells; index += 1) {
    const colour = colours[Math.floor(random() * colours.length)] ?? ground;
    const turn = Math.floor(random() * 4) * 90;
    const form = drawForm(Math.floor(random() * 5), step, colour);
    const place = `translate(${(index % cells) * step} ${Math.floor(index / cells) * step})`;
    forms += `<g transform="${place} rotate(${turn} ${step / 2} ${step / 2})">${form}</g>`;
  }
  return frame(ground, forms);
}

/** Thin rings around a few centres, with a body on each. */
export function drawOrbits(seed: number): string {
  const random = createRandom(seed);
  let rings = '';
  for (let ring = 1; ring <= 6; ring += 1) {
    const radius = ring * 36;
    const angle = random() * 2 * Math.PI;
    const x = 240 + radius * Math.cos(angle);
    const y = 240 + radius * Math.sin(angle);
    rings += `<circle cx="240" cy="240" r="${radius}" fill="none" stroke="#4f6f7d" stroke-width="1.5"/>`;
    rings += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${5 + Math.round(random() * 9)}" fill="${ring % 3 === 0 ? '#f3be6c' : '#92d8c6'}"/>`;
  }
  return frame('#0f2129', `${rings}<circle cx="240" cy="240" r="12" fill="#f1e4dc"/>`);
}

/** One moment, from 0 to 1, of waves that pass below a boat and end where they began. */
export function drawLoop(moment: number): string {
  const phase = moment * 2 * Math.PI;
  const waves = [300, 340, 380, 420].map((level, index) => {
    const points = Array.from({ length: 25 }, (_, step) => {
      const x = step * 20;
      const y = level + 14 * Math.sin((x / size) * 2 * Math.PI * 2 - phase + index);
      return `${x} ${y.toFixed(1)}`;
    });
    const colour = ['#2c6e7f', '#245c6c', '#1c4a58', '#143843'][index];
    return `<path d="M0 480L${points.join('L')}L480 480z" fill="${colour}"/>`;
  });
  const rise = 10 * Math.sin(phase);
  const boat = `<g transform="translate(0 ${rise.toFixed(1)})"><path d="M170 285h140l-26 36h-88z" fill="#f1e4dc"/><path d="M236 275v-120l62 120z" fill="#f3be6c"/></g>`;
  return frame('#0f2129', `<circle cx="370" cy="110" r="44" fill="#fa7450"/>${boat}${waves.join('')}`);
}

/** A page of a paper: a heading, a drawing and a few lines of text. */
export function drawPaper(seed: number): string {
  const random = createRandom(seed);
  const stems = Array.from({ length: 11 }, (_, index) => {
    const x = 30 + index * 30;
    const top = 40 + Math.round(random() * 110);
    const colour = ['#1b4a45', '#c23a0c', '#a66a00'][index % 3];
    return `<path d="M${x} 220V${top}" stroke="#1b4a45" stroke-width="3"/><circle cx="${x}" cy="${top}" r="${9 + Math.round(random() * 9)}" fill="${colour}"/>`;
  });
  return `<!doctype html><html lang="en"><head><title>Paper Garden</title><style>
    body { margin: 0; padding: 32px; font: 14px/1.5 sans-serif; color: #0d1a1c; background: #fbf9f3; height: 530px }
    h1 { font-size: 26px; margin: 0 0 4px } p { margin: 0 0 12px }</style></head><body>
    <h1>Paper Garden</h1><p>Plate 5 of 24</p><svg viewBox="0 0 360 230" width="356">${stems.join('')}</svg>
    <p>Eleven stems, drawn once and numbered. The paper is the work: who holds it may print it at any size.</p>
    <p>Invented for this sample. It is not for sale, and no such collection exists.</p></body></html>`;
}

function drawForm(kind: number, step: number, colour: string): string {
  switch (kind) {
    case 0:
      return `<path d="M0 0h${step}a${step} ${step} 0 0 1-${step} ${step}z" fill="${colour}"/>`;
    case 1:
      return `<circle cx="${step / 2}" cy="${step / 2}" r="${step * 0.38}" fill="${colour}"/>`;
    case 2:
      return `<path d="M${step} 0v${step}H0z" fill="${colour}"/>`;
    case 3:
      return `<path d="M0 ${step}a${step / 2} ${step / 2} 0 0 1 ${step} 0z" fill="${colour}"/>`;
    default:
      return '';
  }
}

function frame(ground: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ground}"/>${content}</svg>`;
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
}
