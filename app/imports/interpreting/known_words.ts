import { RESO_TYPES } from '#app/imports/exports/reso_terms'
import {
  PROPERTY_TYPES,
  SECTORS,
  type OfferedFor,
  type PropertyType,
  type Sector,
} from '#app/properties/listing_options'

/** Other systems' words for ours. */
const TYPE_WORDS: Record<string, PropertyType> = {
  ...ownWords(PROPERTY_TYPES),
  singlefamilyresidence: 'house',
  singlefamily: 'house',
  singlefamilyhome: 'house',
  detached: 'house',
  residential: 'house',
  home: 'house',
  duplex: 'house',
  condominium: 'apartment',
  condo: 'apartment',
  flat: 'apartment',
  studio: 'apartment',
  stockcooperative: 'apartment',
  townhome: 'townhouse',
  rowhouse: 'townhouse',
  cabin: 'chalet',
  mansion: 'estate',
  ranch: 'farm',
  agriculture: 'farm',
  unimprovedland: 'land',
  vacantland: 'land',
  lot: 'land',
  acreage: 'land',
  appartamento: 'apartment',
  wohnung: 'apartment',
  eigentumswohnung: 'apartment',
  piso: 'apartment',
  apartamento: 'apartment',
  appartement: 'apartment',
  casa: 'house',
  haus: 'house',
  einfamilienhaus: 'house',
  maison: 'house',
  huis: 'house',
  moradia: 'house',
  chalets: 'chalet',
  attico: 'penthouse',
  atico: 'penthouse',
  rustico: 'farm',
  casale: 'farm',
  finca: 'farm',
  castello: 'castle',
  schloss: 'castle',
  chateau: 'castle',
  terreno: 'land',
  grundstuck: 'land',
  terrain: 'land',
  ...eachOf(
    'house',
    'singlefamilyresidential singlefamilydetached multifamily multifamily24unit multifamily5unit triplex bungalow detachedbungalow cottage semidetached semidetachedhouse detachedhouse villetta casaindipendente bifamiliare mehrfamilienhaus zweifamilienhaus doppelhaushalfte mobilemanufacturedhome manufactured mobile mobilehome chaletindependiente casaindependiente pavillon vrijstaandewoning eengezinswoning tweeondereenkapwoning woonhuis moradiageminada vivenda sobrado 一戸建て 一戸建 戸建て 戸建 中古戸建 新築戸建 단독주택 단독 전원주택 주택 บ้าน บ้านเดี่ยว บ้านแฝด 透天厝 透天 平房'
  ),
  ...eachOf(
    'apartment',
    'condocoop coop cooperative maisonette monolocale bilocale trilocale quadrilocale etagenwohnung dachgeschosswohnung erdgeschosswohnung mietwohnung estudio flatapartment bovenwoning benedenwoning etagewoning portiekflat galerijflat t1 t2 t3 t4 t5 マンション 中古マンション 新築マンション アパート 아파트 오피스텔 빌라 연립 다세대 คอนโด คอนโดมิเนียม อพาร์ทเมนท์ 公寓 住宅大樓 電梯大樓 華廈'
  ),
  ...eachOf(
    'townhouse',
    'rowhome terraced terracedhouse endofterrace endterrace midterrace villettaaschiera reihenhaus reihenmittelhaus reihenendhaus stadthaus casaadosada chaletadosado adosado maisondeville ทาวน์เฮ้าส์ ทาวน์เฮาส์ ทาวน์โฮม テラスハウス 타운하우스 联排别墅 聯排別墅 tussenwoning hoekwoning rijtjeshuis herenhuis grachtenpand'
  ),
  ...eachOf('penthouse', 'penthousewohnung cobertura dakappartement'),
  ...eachOf(
    'farm',
    'farmranch bauernhaus bauernhof hof fincarustica cortijo ferme quinta herdade boerderij woonboerderij masseria cascina agriturismo'
  ),
  ...eachOf(
    'land',
    'lotland lotsland baugrundstuck bauland solar parcela parcelle bouwgrond kavel terrenoedificabile 土地 토지 ที่ดิน'
  ),
  ...eachOf('castle', 'castillo castelo kasteel'),
  ...eachOf('chalet', 'skichalet'),
  ...eachOf('villa', '别墅 別墅 独栋别墅 獨棟別墅 別荘 별장 วิลล่า พูลวิลล่า'),
}

const SECTOR_WORDS: Record<string, Sector> = {
  ...ownWords(SECTORS),
  residentialincome: 'residential',
  businessopportunity: 'hospitality',
  farm: 'agricultural',
  residentiallease: 'residential',
  commerciallease: 'commercial',
  ...resoWords(),
}

const LEASE_WORDS: ReadonlySet<string> = new Set([
  'residentiallease',
  'commerciallease',
  'lease',
  'forlease',
  'rent',
  'rental',
  'forrent',
  'tolet',
  'letting',
  'lettings',
  'rentals',
  'affitto',
  'affitti',
  'inaffitto',
  'locazione',
  'miete',
  'zumieten',
  'zurmiete',
  'zuvermieten',
  'vermietung',
  'alquiler',
  'alquileres',
  'enalquiler',
  'location',
  'locations',
  'alouer',
  'arrendamento',
  'aluguel',
  'paraalugar',
  'huur',
  'tehuur',
  ...foldedWords('賃貸 임대 월세 เช่า ให้เช่า 出租 租'),
])

const SALE_WORDS: ReadonlySet<string> = new Set([
  'sale',
  'sales',
  'forsale',
  'buy',
  'purchase',
  'vendita',
  'vendite',
  'invendita',
  'kauf',
  'zumkauf',
  'zumverkauf',
  'verkauf',
  'zuverkaufen',
  'venta',
  'ventas',
  'enventa',
  'vente',
  'ventes',
  'avendre',
  'venda',
  'avenda',
  'koop',
  'tekoop',
  ...foldedWords('売買 売 販売 매매 매도 분양 ขาย 出售 售'),
])

/** How many months a rent is for; RESO's LeaseAmountFrequency and everyday words. */
const FREQUENCIES: Record<string, number> = {
  ...everyMonths(
    1,
    'monthly month mo pcm permonth pm monat monatlich mese mensile mes mensual mensal mois mensuel maand maandelijks'
  ),
  ...everyMonths(3, 'quarterly'),
  ...everyMonths(6, 'semiannually semiannual'),
  ...everyMonths(
    12,
    'annually annual yearly year peryear pa annuale anual annuel jahrlich jaarlijks'
  ),
  ...everyMonths(
    12 / 52,
    'weekly week pw perweek settimanale semanal hebdomadaire wochentlich wekelijks'
  ),
  ...everyMonths(12 / 26, 'fortnightly fortnight'),
}

/** Also in the plural: `Condos`. */
export function findType(word: string): PropertyType | null {
  const one = foldedWord(word)
  return TYPE_WORDS[one] ?? TYPE_WORDS[one.replace(/s$/, '')] ?? null
}
export const findSector = (word: string) => SECTOR_WORDS[foldedWord(word)] ?? null
/** Whether a word says that a home is let: its price is a rent. */
export const isLease = (word: string) => LEASE_WORDS.has(foldedWord(word))
export const findFrequency = (word: string) => FREQUENCIES[foldedWord(word)] ?? null

export function findOffer(word: string): OfferedFor | null {
  if (isLease(word)) return 'rent'
  return SALE_WORDS.has(foldedWord(word)) ? 'sale' : null
}

function everyMonths(months: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, months]))
}

function ownWords<Key extends string>(labels: Record<Key, string>) {
  return Object.fromEntries(Object.keys(labels).map((key) => [key, key as Key]))
}

function foldedWords(words: string): string[] {
  return words.split(' ').map(foldedWord)
}

function eachOf(type: PropertyType, words: string): Record<string, PropertyType> {
  return Object.fromEntries(words.split(' ').map((word) => [foldedWord(word), type]))
}

/** Several of our sectors map to one of RESO’s: the first wins. */
function resoWords(): Record<string, Sector> {
  const pairs = Object.entries(RESO_TYPES).map(([sector, word]) => [
    foldedWord(word),
    sector as Sector,
  ])
  return Object.fromEntries(pairs.reverse())
}

export function foldedWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
