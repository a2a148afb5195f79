export interface Currency {
  /** ISO 4217, or the ticker; upper case */
  code: string
  name: string
  symbol: string
  /** of its smallest unit */
  decimals: number
  kind: 'fiat' | 'crypto'
}

/** ISO 4217 as of 2026, without funds, metals and tests; Intl also has obsolete currencies. */
const FIAT_CODES = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
  CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
  GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD
  KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO
  NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
  SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND
  VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`
  .trim()
  .split(/\s+/)

/** ISO 4217 minor units other than two; Intl differs. */
const DECIMALS: Record<string, number> = {
  ...digits(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
  ...digits(3, 'BHD IQD JOD KWD LYD OMR TND'),
}

const CRYPTO: Currency[] = [
  crypto('BTC', 'Bitcoin', '₿', 8),
  crypto('ETH', 'Ether', 'Ξ', 18),
  crypto('USDC', 'USD Coin', 'USDC', 6),
  crypto('USDT', 'Tether', '₮', 6),
  crypto('SOL', 'Solana', 'SOL', 9),
  crypto('BNB', 'BNB', 'BNB', 18),
  crypto('XRP', 'XRP', 'XRP', 6),
  crypto('ADA', 'Cardano', '₳', 6),
  crypto('AVAX', 'Avalanche', 'AVAX', 18),
  crypto('DAI', 'Dai', 'DAI', 18),
  crypto('DOGE', 'Dogecoin', 'Ð', 8),
  crypto('DOT', 'Polkadot', 'DOT', 10),
  crypto('LTC', 'Litecoin', 'Ł', 8),
]

const names = new Intl.DisplayNames('en', { type: 'currency' })

export const CURRENCIES: readonly Currency[] = [...FIAT_CODES.map(fiat), ...CRYPTO]

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

export function findCurrency(code: string): Currency | null {
  return byCode.get(code) ?? null
}

export function isFiat(code: string): boolean {
  return byCode.get(code)?.kind === 'fiat'
}

export function isCrypto(code: string): boolean {
  return byCode.get(code)?.kind === 'crypto'
}

function fiat(code: string): Currency {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')
  return {
    code,
    name: names.of(code) ?? code,
    symbol: symbol?.value ?? code,
    decimals: DECIMALS[code] ?? 2,
    kind: 'fiat',
  }
}

function digits(decimals: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, decimals]))
}

function crypto(code: string, name: string, symbol: string, decimals: number): Currency {
  return { code, name, symbol, decimals, kind: 'crypto' }
}
