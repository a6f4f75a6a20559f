/** 'Share: 5%', or 'In place? Yes'. */
export function joinTitle(title: string, text: string): string {
  return `${title}${/[?!:.]$/.test(title) ? '' : ':'} ${text}`;
}
