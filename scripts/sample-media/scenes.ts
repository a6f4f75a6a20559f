/** The width and height that scenes are drawn at. */
export const sceneSize = { width: 640, height: 360 } as const;

const night = '#0f2129';
const deep = '#143843';
const sea = '#2c6e7f';
const mint = '#92d8c6';
const sand = '#f1e4dc';
const amber = '#f3be6c';
const coral = '#fa7450';
const paper = '#fbf9f3';
const moss = '#1b4a45';

/** The pictures of the sample's news and events by file name: plain drawings that show nothing in particular. */
export const scenes: Readonly<Record<string, string>> = {
  'north-hills.png': frame(
    night,
    disc(486, 104, 46, amber) +
      `<path d="M0 250L130 130L250 240L380 110L520 236L640 160V360H0z" fill="${deep}"/>` +
      `<path d="M0 300L180 210L330 306L470 226L640 310V360H0z" fill="${sea}"/>` +
      `<path d="M0 340Q160 300 320 334T640 322V360H0z" fill="${mint}"/>`,
  ),
  'paper-town.jpg': frame(
    sand,
    disc(120, 92, 40, coral) +
      [60, 150, 236, 330, 420, 520].map((x, index) => drawHouse(x, index)).join('') +
      `<rect y="306" width="640" height="54" fill="${moss}"/>`,
  ),
  'signal-bars.png': frame(
    moss,
    [92, 140, 118, 190, 164, 232, 206, 264, 150, 218]
      .map((height, index) => {
        const colour = index % 3 === 2 ? amber : mint;
        return `<rect x="${62 + index * 53}" y="${312 - height}" width="34" height="${height}" rx="6" fill="${colour}"/>`;
      })
      .join('') + `<rect x="40" y="318" width="560" height="4" fill="${sand}"/>`,
  ),
  'still-water.png': frame(
    deep,
    disc(320, 150, 74, sand) +
      `<rect y="186" width="640" height="174" fill="${sea}"/>` +
      [206, 232, 262, 296, 332]
        .map((y, index) => {
          const width = 210 - index * 32;
          return `<rect x="${320 - width / 2}" y="${y}" width="${width}" height="9" rx="4.5" fill="${sand}" opacity="${0.8 - index * 0.13}"/>`;
        })
        .join(''),
  ),
  'ticket-stub.png': frame(
    sea,
    `<g transform="rotate(-6 320 180)"><rect x="110" y="96" width="420" height="168" rx="18" fill="${paper}"/>` +
      `<path d="M410 96V264" stroke="${sea}" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/>` +
      disc(410, 96, 16, sea) +
      disc(410, 264, 16, sea) +
      [140, 176, 212]
        .map((y, index) => drawLine(150, y, 190 - index * 46, index === 0 ? coral : moss))
        .join('') +
      `${disc(470, 180, 34, amber)}</g>`,
  ),
  'notice-board.png': frame(
    '#3a1f2e',
    `<rect x="70" y="40" width="500" height="280" rx="10" fill="#c77fb4"/>` +
      drawNotice(104, 74, -3, coral) +
      drawNotice(262, 92, 2, moss) +
      drawNotice(418, 70, -1, amber),
  ),
  'round-table.jpg': frame(
    '#16384a',
    `<ellipse cx="320" cy="198" rx="190" ry="84" fill="${amber}"/><ellipse cx="320" cy="190" rx="190" ry="84" fill="${sand}"/>` +
      Array.from({ length: 9 }, (_, seat) => {
        const angle = (seat / 9) * 2 * Math.PI - Math.PI / 2;
        const x = Math.round(320 + 246 * Math.cos(angle));
        const y = Math.round(190 + 128 * Math.sin(angle));
        return disc(x, y, 24, seat % 3 === 0 ? coral : '#8ec2ff');
      }).join(''),
  ),
};

function drawHouse(x: number, index: number): string {
  const height = 92 + (index % 3) * 44;
  const top = 306 - height;
  const wall = [sea, '#8ec2ff', amber][index % 3];
  const windows = [0, 1]
    .map((row) => `<rect x="${x + 22}" y="${top + 22 + row * 38}" width="22" height="22" fill="${paper}"/>`)
    .join('');
  return (
    `<rect x="${x}" y="${top}" width="66" height="${height}" fill="${wall}"/>` +
    `<path d="M${x - 8} ${top}h82l-41 -36z" fill="${coral}"/>${windows}`
  );
}

function drawNotice(x: number, y: number, turn: number, colour: string): string {
  const lines = [70, 98, 126, 154].map((down, index) =>
    drawLine(x + 18, y + down, index % 2 === 0 ? 80 : 56, moss),
  );
  return (
    `<g transform="rotate(${turn} ${x + 58} ${y})"><rect x="${x}" y="${y}" width="116" height="200" fill="${paper}"/>` +
    `<rect x="${x + 18}" y="${y + 24}" width="80" height="26" fill="${colour}"/>${lines.join('')}` +
    `${disc(x + 58, y + 6, 7, coral)}</g>`
  );
}

function drawLine(x: number, y: number, width: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${colour}"/>`;
}

function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

function frame(ground: string, content: string): string {
  const { width, height } = sceneSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;
}
