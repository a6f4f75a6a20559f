import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../ports/metrics.ts';
import { buildStateGauges } from './state-gauges.ts';

export function buildMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'take_profits_http_request_duration_seconds',
    help: 'Requests by route as registered and class of status, with how long they took.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const failures = new Counter({
    name: 'take_profits_http_failures_total',
    help: 'Requests that were refused or failed, by the code of their error.',
    labelNames: ['code'],
    registers,
  });
  const auth = new Counter({
    name: 'take_profits_auth_events_total',
    help: 'Sign-ins, refused ones and other events of sign-in and accounts, by event and its method, reason or limit.',
    labelNames: ['event', 'detail'],
    registers,
  });
  const damaged = new Counter({
    name: 'take_profits_damaged_records_total',
    help: 'How often a record was wanted whose answers cannot be read.',
    registers,
  });
  const showState = buildStateGauges((gauge) => new Gauge({ ...gauge, registers }));
  return {
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    countFailure: (code) => failures.inc({ code }),
    countAuth: (event, detail) => auth.inc({ event, detail }),
    countDamaged: (records) => damaged.inc(records),
    async render(state) {
      showState(state);
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}
