/** Sends the answers to a section, whose questions' ids begin with its own, and says so once they are there. */
export async function saveSection(section: string, answers: object): Promise<void> {
  const own = Object.entries(answers).filter(([id]) => id.startsWith(`${section}_`));
  const response = await fetch('/save', { method: 'POST', body: JSON.stringify(Object.fromEntries(own)) });
  const said = document.querySelector('#saved');
  if (said && response.ok) said.textContent = `Saved ${section}`;
}
