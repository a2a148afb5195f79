import isoCountries from 'i18n-iso-countries'
import { foldText } from '#app/common/text/fold_text'

const LANGUAGES =
  'en de fr it es pt nl pl ru uk cs sk hu ro hr sl sv da nb fi tr el ca ja zh ko ar'.split(' ')

/** Names that people use and no list of countries has, and old codes. */
const EVERYDAY: Record<string, string> = {
  'uk': 'GB',
  'el': 'GR',
  'usa': 'US',
  'u s a': 'US',
  'america': 'US',
  'united states of america': 'US',
  'estados unidos': 'US',
  'stati uniti': 'US',
  'etats unis': 'US',
  'vereinigte staaten': 'US',
  'great britain': 'GB',
  'britain': 'GB',
  'england': 'GB',
  'scotland': 'GB',
  'wales': 'GB',
  'northern ireland': 'GB',
  'inghilterra': 'GB',
  'gran bretagna': 'GB',
  'regno unito': 'GB',
  'grossbritannien': 'GB',
  'uae': 'AE',
  'u a e': 'AE',
  'emirates': 'AE',
  'holland': 'NL',
  'olanda': 'NL',
  'czech republic': 'CZ',
  'czechia': 'CZ',
  'russia': 'RU',
  'south korea': 'KR',
  'korea': 'KR',
  'north korea': 'KP',
  'taiwan': 'TW',
  'turkey': 'TR',
  'turkiye': 'TR',
  'vietnam': 'VN',
  'laos': 'LA',
  'iran': 'IR',
  'syria': 'SY',
  'burma': 'MM',
  'macedonia': 'MK',
  'swaziland': 'SZ',
  'cape verde': 'CV',
  'ivory coast': 'CI',
  'moldova': 'MD',
  'bolivia': 'BO',
  'venezuela': 'VE',
  'tanzania': 'TZ',
  'brunei': 'BN',
  'vatican': 'VA',
  'palestine': 'PS',
  'hong kong': 'HK',
  'macau': 'MO',
  'the bahamas': 'BS',
  'the netherlands': 'NL',
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
let names: Map<string, string> | undefined

/** ISO 3166-1 alpha-2 from a code or a name in many languages; null if unknown. */
export function findCountry(word: string): string | null {
  names ??= readNames()
  return names.get(foldText(word)) ?? names.get(foldText(word).replace(/^the /, '')) ?? null
}

export function countryName(code: string): string {
  return english.of(code) ?? code
}

/** The first of two languages that use the same name wins. */
function readNames(): Map<string, string> {
  const found = new Map(Object.entries(EVERYDAY))
  const add = (name: string, code: string) => {
    const folded = foldText(name)
    if (folded && !found.has(folded)) found.set(folded, code)
  }
  for (const [code, alpha3] of Object.entries(isoCountries.getAlpha2Codes())) {
    add(code, code)
    add(alpha3, code)
    add(countryName(code), code)
  }
  for (const language of LANGUAGES) {
    const all = isoCountries.getNames(language, { select: 'all' })
    for (const [code, list] of Object.entries(all)) for (const name of list) add(name, code)
  }
  return found
}

/** Regions by the short names that lists use, as the gazetteer calls them. */
const REGIONS: Record<string, Record<string, string>> = {
  US: pairs(
    'AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California|CO=Colorado|CT=Connecticut|DE=Delaware|DC=Washington, D.C.|FL=Florida|GA=Georgia|HI=Hawaii|ID=Idaho|IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana|ME=Maine|MD=Maryland|MA=Massachusetts|MI=Michigan|MN=Minnesota|MS=Mississippi|MO=Missouri|MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire|NJ=New Jersey|NM=New Mexico|NY=New York|NC=North Carolina|ND=North Dakota|OH=Ohio|OK=Oklahoma|OR=Oregon|PA=Pennsylvania|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee|TX=Texas|UT=Utah|VT=Vermont|VA=Virginia|WA=Washington|WV=West Virginia|WI=Wisconsin|WY=Wyoming'
  ),
  CA: pairs(
    'AB=Alberta|BC=British Columbia|MB=Manitoba|NB=New Brunswick|NL=Newfoundland and Labrador|NS=Nova Scotia|NT=Northwest Territories|NU=Nunavut|ON=Ontario|PE=Prince Edward Island|QC=Quebec|SK=Saskatchewan|YT=Yukon'
  ),
  AU: pairs(
    'NSW=New South Wales|VIC=Victoria|QLD=Queensland|WA=Western Australia|SA=South Australia|TAS=Tasmania|ACT=Australian Capital Territory|NT=Northern Territory'
  ),
  IT: {
    ...provinces('Abruzzo', 'AQ CH PE TE'),
    ...provinces('Basilicate', 'MT PZ'),
    ...provinces('Calabria', 'CS CZ KR RC VV'),
    ...provinces('Campania', 'AV BN CE NA SA'),
    ...provinces('Emilia-Romagna', 'BO FC FE MO PC PR RA RE RN'),
    ...provinces('Friuli Venezia Giulia', 'GO PN TS UD'),
    ...provinces('Lazio', 'FR LT RI RM VT'),
    ...provinces('Liguria', 'GE IM SP SV'),
    ...provinces('Lombardy', 'BG BS CO CR LC LO MB MI MN PV SO VA'),
    ...provinces('The Marches', 'AN AP FM MC PU'),
    ...provinces('Molise', 'CB IS'),
    ...provinces('Piedmont', 'AL AT BI CN NO TO VB VC'),
    ...provinces('Apulia', 'BA BR BT FG LE TA'),
    ...provinces('Sardinia', 'CA CI NU OG OR OT SS SU VS'),
    ...provinces('Sicily', 'AG CL CT EN ME PA RG SR TP'),
    ...provinces('Tuscany', 'AR FI GR LI LU MS PI PO PT SI'),
    ...provinces('Trentino-Alto Adige', 'BZ TN'),
    ...provinces('Umbria', 'PG TR'),
    ...provinces('Aosta Valley', 'AO'),
    ...provinces('Veneto', 'BL PD RO TV VE VI VR'),
    ...pairs(
      'LOMBARDIA=Lombardy|TOSCANA=Tuscany|PIEMONTE=Piedmont|PUGLIA=Apulia|SARDEGNA=Sardinia|SICILIA=Sicily|MARCHE=The Marches|BASILICATA=Basilicate'
    ),
  },
  DE: pairs(
    'BAYERN=Bavaria|BY=Bavaria|BW=Baden-Wurttemberg|NRW=North Rhine-Westphalia|NW=North Rhine-Westphalia|NORDRHEIN-WESTFALEN=North Rhine-Westphalia|HESSEN=Hesse|HE=Hesse|SACHSEN=Saxony|SN=Saxony|NIEDERSACHSEN=Lower Saxony|NI=Lower Saxony|RHEINLAND-PFALZ=Rhineland-Palatinate|RP=Rhineland-Palatinate|THURINGEN=Thuringia|SH=Schleswig-Holstein|BE=Berlin|HH=Hamburg|HB=Bremen'
  ),
  ES: pairs(
    'CATALUNA=Catalonia|CATALUNYA=Catalonia|BARCELONA=Catalonia|GIRONA=Catalonia|TARRAGONA=Catalonia|LLEIDA=Catalonia|ANDALUCIA=Andalusia|MALAGA=Andalusia|SEVILLA=Andalusia|CADIZ=Andalusia|GRANADA=Andalusia|MARBELLA=Andalusia|ALICANTE=Valencia|VALENCIA=Valencia|CASTELLON=Valencia|MALLORCA=Balearic Islands|BALEARES=Balearic Islands|ISLAS BALEARES=Balearic Islands|MADRID=Madrid|CANARIAS=Canary Islands'
  ),
}

/** The full name of a region's short one, or else the name as it is. */
export function regionName(state: string, country: string | undefined): string {
  const key = state
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toUpperCase()
  const countries = country ? [country] : ['US', 'CA', 'AU']
  for (const code of countries) {
    const name = REGIONS[code]?.[key]
    if (name) return name
  }
  return state
}

function pairs(list: string): Record<string, string> {
  return Object.fromEntries(list.split('|').map((pair) => pair.split('=')))
}

function provinces(region: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, region]))
}
