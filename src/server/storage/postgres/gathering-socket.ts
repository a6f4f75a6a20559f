import { Socket } from 'node:net';

/**
 * A socket that sends together what is written in one turn of the event loop: each time it is sent costs more than what is
 * sent, here and where it wakes PostgreSQL. The driver corks it for the messages of each query.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  override cork(): void {
    super.cork();
    if (this.#gathers) return;
    this.#gathers = true;
    super.cork();
    setImmediate(() => {
      this.#gathers = false;
      this.uncork();
    });
  }
}
