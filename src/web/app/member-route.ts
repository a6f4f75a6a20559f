import type { ComponentType } from 'react';

export interface MemberRoute {
  readonly path: string;
  /** The document's title; the page's heading says at least as much. */
  readonly title: string;
  readonly Page: ComponentType;
  /** May be read before the disclaimer is agreed to. */
  readonly isOpen?: boolean;
}
