export async function login(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/report/user/${email}/login`, { method: 'PUT' });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}
