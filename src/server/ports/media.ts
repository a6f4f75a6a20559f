/** Types of file that are shown; never SVG and HTML, since they can carry scripts. */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'video/mp4'
  | 'application/pdf';

/** A file. Its type is read from its bytes; the type that the source states is ignored. */
export interface Media {
  readonly type: MediaType;
  readonly bytes: Uint8Array;
}

/** Longest file name without its extension, in characters: the name and the cookie must fit into a request's headers. */
export const maxMediaIdLength = 2700;

/** Loads the file at a place until the signal aborts. Rejects with UpstreamError or the signal's reason. */
export type LoadMedia = (place: string, signal: AbortSignal) => Promise<Media>;

/** Images, videos and PDF files for the browser. Rejects with UpstreamError. */
export interface MediaFeed {
  /** `file` is a name below the media base, such as 'id.png'; an unknown one is 'not-found'. */
  readonly load: LoadMedia;
  /** `gateway` from 0; `path` is a checked path below /ipfs/. An unknown gateway is 'not-found'. */
  loadIpfs(gateway: number, path: string, signal: AbortSignal): Promise<Media>;
}
