/** The kinds of file that are shown; SVG and HTML never are, since they can carry scripts. */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'video/mp4'
  | 'application/pdf';

/** One file; its type is read from its bytes, whatever its source says. */
export interface Media {
  readonly type: MediaType;
  readonly bytes: Uint8Array;
}

/** Most characters of a file's name before its ending: with the cookie they fit into the headers of a request. */
export const maxMediaIdLength = 2700;

/** Loads the file at a place; the signal gives it up. Rejects with UpstreamError, or as the signal says. */
export type LoadMedia = (place: string, signal: AbortSignal) => Promise<Media>;

/** Where the browser gets pictures, films and papers from. Rejects with UpstreamError. */
export interface MediaFeed {
  /** `file` is the name below the media base, such as 'id.png'; an unknown one is 'not-found'. */
  readonly load: LoadMedia;
  /** `gateway` from 0; `path` is a checked path below /ipfs/. An unknown gateway is 'not-found'. */
  loadIpfs(gateway: number, path: string, signal: AbortSignal): Promise<Media>;
}
