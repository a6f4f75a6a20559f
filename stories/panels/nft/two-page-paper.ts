export function makeTwoPagePaper(): Blob {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    toPage(4),
    toStream('BT /F1 96 Tf 60 60 Td (1) Tj ET'),
    toPage(6),
    toStream('BT /F1 96 Tf 60 60 Td (2) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return new Blob([text + end], { type: 'application/pdf' });
}

function toPage(content: number): string {
  const resources = '/Resources << /Font << /F1 7 0 R >> >>';
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 180 240] ${resources} /Contents ${content} 0 R >>`;
}

function toStream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
