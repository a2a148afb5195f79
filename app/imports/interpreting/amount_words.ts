import { foldText } from '#app/common/text/fold_text'

/** What stands for a price that isn't told, or for a home that has none any more. */
export const ON_REQUEST =
  /^(poa|por|tba|tbd|eoi|((price|prices) )?(on|upon|by) (request|application|demand|negotiation)|(contact|call|inquire|enquire|ask)\b.*|to be (announced|determined|advised|confirmed)|(for sale by |by )?(private treaty|auction|tender)|(for )?auction\b.*|expressions? of interest|(price )?(negotiable|withheld|hidden|unknown|not (disclosed|stated|given|listed|published)|undisclosed|guide tba)|(prezzo )?(a|su) richiesta|prezzo riservato|riservato|(prezzo )?(in )?trattativa\b.*|(preis )?(auf|nach) (anfrage|vereinbarung)|(preis )?(verhandlungssache|vb|vhb)|(prix )?(sur demande|nous (consulter|contacter)|non communique)|(precio )?(a )?(consultar|convenir)( precio)?|(preco )?sob (consulta|pedido)|(prijs )?(op aanvraag|n o t k|notk)|prijs nader overeen te komen|(价格|價格)?面[议議]|(価格|販売価格)?[要応]相談|(цена )?договорная( цена)?|(цена )?по (договоренности|запросу|согласованию)|(gia )?thoa thuan|sold( out)?|sold stc|under (offer|contract)|reserved|let agreed|venduto|verkauft|vendido|vendu|verkocht)$/

/** What an amount is multiplied by, from words as `foldText` leaves them. */
export const MAGNITUDES: Record<string, number> = {
  ...magnitude(1e3, 'k t tsd mil mila mille thousand duizend тыс тысяч тысячи тысяча nghìn ngàn'),
  ...magnitude(1e4, '万 萬 만'),
  ...magnitude(1e5, 'l lakh lakhs lac lacs lk'),
  ...magnitude(
    1e6,
    'm mm mn mln mio mill million millions milione milioni millionen millon millones milhao milhoes miljoen jt juta ล้าน млн миллион миллиона миллионов triệu tr'
  ),
  ...magnitude(1e7, 'cr crore crores'),
  ...magnitude(1e8, '億 亿 억'),
  ...magnitude(
    1e9,
    'b bn bln billion billions mrd mld miliardo miliardi milliard milliarden млрд миллиард миллиарда миллиардов tỷ tỉ'
  ),
}

/** Of words that only one country’s lists count in. */
export const COUNTED_CURRENCIES: Readonly<Record<string, string>> = {
  trieu: 'VND',
  tr: 'VND',
  ty: 'VND',
  ti: 'VND',
}

function magnitude(factor: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [foldText(word), factor]))
}
