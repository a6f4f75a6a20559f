import { isLong } from '../../../../../helpers/property-runs.ts';

const all: readonly string[] = `
  en-GB en-US ja-JP zh-CN zh-TW ko-KR th-TH he-IL es-MX sw-KE cy-GB ms-MY en-IN hi-IN gu-IN ta-IN
  te-IN ml-IN kn-IN pa-IN ur-PK de-DE es-ES es-AR es-CL pt-BR it-IT nl-NL da-DK tr-TR id-ID vi-VN
  el-GR ro-RO hr-HR sl-SI sr-RS eu-ES ca-ES is-IS mk-MK az-AZ lo-LA ar-MA ms-BN en-DE en-AT sw-CD
  fr-FR fr-CA fr-CH rm-CH eo pl-PL ru-RU uk-UA cs-CZ sk-SK hu-HU bg-BG fi-FI sv-SE nb-NO lt-LT lv-LV
  et-EE pt-PT es-CR en-ZA af-ZA ka-GE kk-KZ hy-AM de-AT xh-ZA de-CH de-LI it-CH en-CH gsw-CH ar-EG
  ar-SA ckb-IQ fa-IR fa-AF ps-AF ur-IN uz-Arab-AF sd-PK nqo-GN bn-BD as-IN mni-IN mr-IN ne-NP sa-IN
  my-MM dz-BT ccp-BD sat-IN ff-Adlm-GN th-TH-u-nu-thai hi-IN-u-nu-deva ja-JP-u-nu-fullwide
  zh-CN-u-nu-hanidec km-KH-u-nu-khmr
`
  .trim()
  .split(/\s+/);

/**
 * Languages with every existing pair of group and decimal sign, way of grouping and kind of digits: one of each, or all.
 */
export const languages = isLong
  ? all
  : [...Map.groupBy(all, describeFormat).values()].flatMap(([first]) => first ?? []);

function describeFormat(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const zero = new Intl.NumberFormat(language).format(0);
  return parts
    .map(({ type, value }) => (type === 'integer' ? zero + value.length : type === 'fraction' ? '' : value))
    .join(' ');
}
