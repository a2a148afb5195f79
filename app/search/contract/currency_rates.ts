/** Date of the rates below. */
export const RATES_DAY = '2026-10-11'

/**
 * Units of each currency for one US dollar, from exchangerate-api.com. Part of the code, so that
 * searching needs no network; releases update them.
 */
const PER_USD = `
  AED 3.672  AFN 64.81  ALL 81.94  AMD 361.9  AOA 926.2  ARS 1516  AUD 1.433  AWG 1.79
  AZN 1.699  BAM 1.745  BBD 2  BDT 123.2  BHD 0.376  BIF 3003  BMD 1  BND 1.281  BOB 11.95
  BRL 5.011  BSD 1  BTN 96.83  BWP 14.17  BYN 3.043  BZD 2  CAD 1.425  CDF 2310  CHF 0.8309
  CLP 978.6  CNY 6.707  COP 3237  CRC 455.6  CUP 24  CVE 98.4  CZK 21.77  DJF 177.7  DKK 6.671
  DOP 60.52  DZD 134.4  EGP 52.38  ERN 15  ETB 161.7  EUR 0.8924  FJD 2.252  FKP 0.7559
  GBP 0.7559  GEL 2.599  GHS 11.81  GIP 0.7559  GMD 74.55  GNF 8797  GTQ 7.633  GYD 209
  HKD 7.848  HNL 26.81  HTG 130.8  HUF 326.1  IDR 17890  ILS 3.063  INR 96.83  IQD 1432
  IRR 1675000  ISK 122.1  JMD 158.8  JOD 0.709  JPY 158.3  KES 129.7  KGS 87.44  KHR 4049
  KMF 439  KRW 1342  KWD 0.3105  KYD 0.8333  KZT 449.9  LAK 22220  LBP 89500  LKR 330.7
  LRD 170.8  LSL 16.54  LYD 6.41  MAD 9.885  MDL 17.84  MGA 4471  MKD 54.57  MMK 2096  MNT 3619
  MOP 8.084  MRU 40.1  MUR 47.32  MVR 15.43  MWK 1746  MXN 18.3  MYR 4.087  MZN 63.8  NAD 16.54
  NGN 1331  NIO 36.76  NOK 9.563  NPR 154.9  NZD 1.782  OMR 0.3845  PAB 1  PEN 3.442  PGK 4.509
  PHP 62.87  PKR 276.9  PLN 3.912  PYG 5818  QAR 3.64  RON 4.769  RSD 104.8  RUB 84.99
  RWF 1478  SAR 3.75  SBD 7.956  SCR 14.62  SDG 508.5  SEK 9.991  SGD 1.281  SHP 0.7559
  SLE 24.59  SOS 571  SRD 37.64  SSP 5863  STN 21.86  SYP 121.7  SZL 16.54  THB 33.57
  TJS 9.227  TMT 3.499  TND 3.005  TOP 2.386  TRY 49.33  TTD 6.773  TWD 31.96  TZS 2637
  UAH 44.9  UGX 3994  USD 1  UYU 40.05  UZS 11870  VED 876.8  VES 876.8  VND 25860  VUV 120
  WST 2.742  XAF 585.4  XCD 2.7  XCG 1.79  XOF 585.4  XPF 106.5  YER 236  ZAR 16.54  ZMW 19.87
  ZWG 26.69`

export const CURRENCY_RATES: ReadonlyMap<string, number> = new Map(
  [...PER_USD.matchAll(/([A-Z]{3}) ([\d.]+)/g)].map(([, code, rate]) => [code, Number(rate)])
)

/** A price in US dollars, as the database computes it; null without a rate. */
export function inUsd(amount: number, currency: string): number | null {
  const rate = CURRENCY_RATES.get(currency)
  return rate === undefined ? null : amount / rate
}
