/**
 * The words, names and figures that docs/behaviour.md fixes: the one place where tests repeat them.
 * journeys/spec.test.ts looks for most of them in the running product, and tests in web for the choices.
 */

/** Pages a visitor reads (A1); every other path shows the landing page. */
export const visitorRoutes = ['/terms', '/privacy', '/consulting', '/projectresearch', '/login'] as const;

/** Pages of a member with their headings (A2); every other path shows home. */
export const memberRoutes = {
  '/index': 'Dive into Digital Asset Insights',
  '/coineval': 'Coin Evaluation',
  '/technicalanalysis': 'Charting',
  '/cryptocal': 'Calendar',
  '/news': 'News',
  '/walletmovement': 'Data',
  '/airdrops': 'Airdrops',
  '/nfteval': 'NFT Evaluation',
  '/exchanges': 'Proof Of Reserves',
  '/results': 'Your insights',
  '/daily': 'Daily Check-in',
  '/rewards': 'Rewards',
  '/account': 'Account',
  '/tutorial': 'Tutorial',
  '/help': 'Get Help',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/fng': 'Fear and Greed',
  '/status': 'Status',
} as const;

export const headline = 'Dive into Digital Asset Insights';

/** Targets of the frame's links (A3-A6). */
export const menus = {
  visitor: { Consulting: '/consulting', 'Projects/Research': '/projectresearch', Login: '/login' },
  topBar: {
    Tutorial: '/tutorial',
    'Get Help': '/help',
    Airdrops: '/airdrops',
    'Daily Check-in': '/daily',
    Account: '/account',
  },
  sidebar: {
    News: '/news',
    Calendar: '/cryptocal',
    'Coin Evaluation': '/coineval',
    Exchanges: '/exchanges',
    Data: '/walletmovement',
    Charting: '/technicalanalysis',
    Results: '/results',
  },
  footer: { 'Terms of Service': '/terms', 'Privacy Policy': '/privacy' },
} as const;

export const messages = {
  authFailed: 'Authentication error. Please check your email or re-subscribe.',
  emailInvalid: 'Please enter a valid email!',
  authWaiting: 'Please wait, authenticating...',
  disclaimerFailed: 'Error! Please try again later.',
  saveFailed: 'Error saving... Please try again!',
  saved: 'Saved!',
  previousFailed: 'Error... Please start a new evaluation!',
  coinNotFound: 'Coin/token not found!',
  coinSearchBlank: 'Please enter a relevant search term!',
  nftSearchShort: 'Please enter a relevant search term or a search term of over 3 characters!',
  nftNotFound: 'No NFT found!',
  nftSearchFailed: 'Error searching, please try again!',
  mediaLoading: 'Loading image...',
  alreadyRewarded: 'You have already received coins for completing this section previously!',
  dailyFailed: 'Error collecting coin(s)! Please try again later.',
  movementsFailed: 'Error! Please wait for 2 minutes before trying again.',
  loadingFailed: 'Loading error! Please wait for 2 minutes before trying again.',
  noEvents: 'There are currently no events planned or ongoing!',
  reservesFailed: 'Error getting exchange reserves, please try again!',
  dailyCollected: 'You have already collected coin(s) today!',
} as const;

/** The message that names a coin (W2). */
export const noMovementsLine = (coin: string) => `${coin} has no transactions over USD$500,000 recently!`;

/** The calls of the HTTP contract. */
export const calls = [
  'GET /api/report/user/{email}',
  'PUT /api/report/user/{email}/login',
  'PUT /api/report/disclaimer/{email}',
  'POST /api/report/coin/{email}',
  'POST /api/report/coin/{email}/daily',
  'GET /api/report/{module}/{email}/cg',
  'POST /api/report/{module}',
  'POST /api/report/{module}/{email}/cg/{id}',
  'GET /api/coin-data/coinsearch/{coinName}',
  'GET /api/coin-data/teamsearch/{teamMemberId}',
  'GET /api/coin-data/coinnews/{coinName}',
  'GET /api/coin-data/techanalysis/candle/{coin}',
  'GET /api/coin-data/techanalysis/averages/{coin}',
  'GET /api/coin-data/techanalysis/rsi/{coin}',
  'GET /api/coin-data/techanalysis/macd/{coin}',
  'GET /api/coin-data/por/',
  'GET /api/data/rocket/{coin}',
  'GET /api/data/allcal/',
  'GET /api/data/allcal/{page}/',
  'GET /api/data/cal/',
  'GET /api/data/news',
  'GET /api/nft/search2nft/{name}',
  'GET /api/por/{exchange}',
  'GET /api/fng/',
  'GET /api/ticker/v2/ticker/{coinId}/',
  'GET /data/airdrops.csv',
  'GET /media/ipfs/{gateway}/{*}',
] as const;

interface Module {
  /** The type of its answers; decides the first field's answer in a first save. */
  readonly answers: 'booleans' | 'texts' | 'mixed';
  /** Whether its records have a name, and the browser's key for it. */
  readonly nameKey?: 'CoinName' | 'NftName';
  readonly page: string;
  /** One of its sections, whose answers the browser keeps. */
  readonly section: string;
  /** The answer fields of a read record. */
  readonly fields: readonly string[];
}

export const modules: Readonly<Record<string, Module>> = {
  coineval: {
    answers: 'booleans',
    page: '/coineval',
    nameKey: 'CoinName',
    section: 'marketcap',
    fields: [
      'marketcap_coingecko',
      'marketcap_coinmarketcap',
      'commsize_millions',
      'commsize_billions',
      'exchange_kucoin',
      'exchange_binance',
      'exchange_kraken',
      'exchange_coinbase',
      'exchange_gemini',
      'reviews_real',
      'whitepaper_find',
      'whitepaper_jargon',
      'whitepaper_recent',
      'coin_purpose',
      'coin_evidence',
      'coin_code',
      'coin_distribution',
      'coin_explorer',
      'coin_team',
      'organic_growth',
      'founder_startup',
      'founder_interviews',
      'founder_vision',
      'founder_meme',
    ],
  },
  nfteval: {
    answers: 'mixed',
    page: '/nfteval',
    nameKey: 'NftName',
    section: 'art',
    fields: [
      'art_interesting',
      'art_properties',
      'art_scarcity',
      'art_features',
      'art_concept',
      'art_raritytools',
      'art_raritytools_score',
      'art_openseas_score',
      'art_showcase',
      'art_derivative',
      'team_anonymous',
      'team_significant_following',
      'team_followers_no',
      'team_vocal',
      'team_marginalised',
      'project_roadmap',
      'project_gamified',
      'project_defi_capabilities',
      'project_hold_rewards',
      'project_upgrades',
      'project_airdrop',
      'project_membership_benefits',
      'project_whitelist',
      'project_merchshop',
      'community_twitter',
      'community_discord',
      'community_telegram',
      'community_igyt',
      'trading_proportion',
      'trading_ratio',
      'strategy_erc',
      'strategy_prominent',
      'strategy_editions',
      'strategy_early_access',
      'strategy_believe',
      'strategy_promotion',
      'strategy_sellfast',
      'strategy_available',
      'strategy_portfolio',
      'strategy_pricerange',
      'strategy_transact_history',
      'strategy_walletno',
      'strategy_marketcap',
      'strategy_tradevol',
    ],
  },
  swingtrade: {
    answers: 'booleans',
    page: '/technicalanalysis',
    section: 'tobuy',
    fields: ['bull_52d', 'bull_128d', 'bull_200d', 'macd_zero', 'rsi_30'],
  },
  calendar: {
    answers: 'texts',
    page: '/cryptocal',
    section: 'insights',
    fields: ['significant_events', 'meme_coin', 'coin_updates', 'promising_altcoins'],
  },
  fng: {
    answers: 'texts',
    page: '/fng',
    section: 'insights',
    fields: ['market_shortterm', 'micro_macro', 'stock_similarities'],
  },
  walletmovement: {
    answers: 'texts',
    page: '/walletmovement',
    section: 'insights',
    fields: ['wash_trading'],
  },
  cryptonews: {
    answers: 'texts',
    page: '/news',
    section: 'insights',
    fields: ['info_summary', 'news_bias', 'predictions', 'sell_signal_info', 'buy_signal_info'],
  },
  por: {
    answers: 'texts',
    page: '/exchanges',
    section: 'insights',
    fields: ['disclosed_backing', 'insolvency'],
  },
};

/** A field with different names in a save and in the record (C5). */
export const renamedField = { sent: 'commsize_million', read: 'commsize_millions' } as const;

/** The keys of a member's session storage (L4); those of the modules follow from their names. */
export const sessionKeys = [
  'authenticated',
  'email',
  'coinsNo',
  'daysSigned',
  'coinCollectedDate',
  'hasAgreed',
] as const;

/** The keys of local storage after both were chosen. */
export const localKeys = ['theme', 'sidebar'] as const;

/** Sections of the tutorial (T1). */
export const tutorial = [
  ['1', 'Getting started'],
  ['2.1', 'Crypto News'],
  ['2.2', 'Calendar'],
  ['2.3', 'Airdrops'],
  ['3.1', 'Coin Evaluation'],
  ['3.2', 'NFT Evaluation'],
  ['4', 'Exchanges'],
  ['5', 'Data'],
  ['6', 'Charting'],
  ['7', 'Rewards'],
] as const;

/** Topics of the help page (T1). */
export const help = {
  topics: [
    'Getting started',
    'News',
    'Research',
    'Exchanges',
    'Data',
    'Charting',
    'Results',
    'Top Navigation Bar',
    'Footer',
  ],
  miscellaneous: 'Miscellaneous',
  signals: 'Possible Buy Signals',
} as const;

/** The choices on the market pages (W1, F1, P1, S2), in the order shown. */
export const choices = {
  movementCoins: ['BNB', 'BTC', 'DAI', 'ETH', 'MATIC', 'SUSHI', 'UNI'],
  tickerCoins: {
    ADA: 2010,
    BNB: 1839,
    BTC: 1,
    DAI: 2308,
    DOT: 11517,
    ETH: 1027,
    SOL: 11733,
    SUSHI: 11794,
    UNI: 11968,
    XMR: 328,
  },
  exchanges: {
    Binance: 'binance',
    Bitfinex: 'bitfinex',
    BitMEX: 'bitmex',
    Bybit: 'bybit',
    'Cake DeFi': 'cakedefi',
    Checksig: 'checksig.com',
    'Crypto.com': 'crypto.com',
    Deribit: 'deribit',
    Huobi: 'huobi',
    KuCoin: 'kucoin',
    OKX: 'okex',
    SwissBorg: 'swissborg',
  },
  candles: { '52 days': 13, '128 days': 32, '200 days': 50 },
} as const;

/** In the terms and in the privacy policy (M1). */
export const legal = {
  terms: ['Dutch law', '2 to 3 weeks'],
  privacy: ['under 13'],
} as const;

/** The reward message (I3). */
export function rewardLine(gained: number, balance: number): string {
  return `Congratulations, you gained ${gained} coins! You currently have ${balance} coins.`;
}
