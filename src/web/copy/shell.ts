/** Names of pages are in the table of pages. */
export const shellCopy = {
  research: 'Research',
  breadcrumb: 'Breadcrumb',
  accountAndHelp: 'Account and help',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  logout: 'Log out',
  balance: (coins: number) => (coins === 1 ? '1 coin' : `${coins} coins`),
  toTheme: (theme: 'dark' | 'light') => `Switch to ${theme} theme`,
  progress: 'Research progress',
  parts: (done: number, total: number) => `${done} of ${total} parts`,
  note: 'Not financial advice',
} as const;
