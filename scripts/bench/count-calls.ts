/** How often each service was called, by the first part of the path. */
export function countCalls(requests: readonly string[]): string {
  const services = requests.map((path) => path.split('/')[1] ?? '');
  const counts = Object.entries(Object.groupBy(services, (service) => service));
  return counts.map(([service, calls]) => `${service} ${calls?.length ?? 0}`).join(', ');
}
