const films = '../../../../assets/films';
const files = import.meta.glob<string>('../../../../assets/films/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

export interface Video {
  readonly src: string;
  /** Captions as WebVTT, in English. */
  readonly captions: string;
}

/** Undefined for a video without captions. */
export type FindVideo = (id: string) => Video | undefined;

export const findVideo: FindVideo = (id) => {
  const src = files[`${films}/${id}.mp4`];
  const captions = files[`${films}/${id}.vtt`];
  return src === undefined || captions === undefined ? undefined : { src, captions };
};
