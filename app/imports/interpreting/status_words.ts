import { foldText } from '#app/common/text/fold_text'
import type { PropertyStatus } from '#app/properties/listing_options'

/**
 * RESO Data Dictionary 2.0, lookup StandardStatus, with what MLSs and offices write instead. A home
 * under offer is still shown.
 */
const WORDS: Record<PropertyStatus, string[]> = {
  publish: [
    'active|active under contract|available|for sale|for rent|for lease|to let|live|new|new listing|pending|published|publish|under contract|contingent|under offer|sold stc|sstc|stc|sold subject to contract|let agreed|reserved|back on market|price change|price reduced|reduced|active option contract',
    'disponibile|in vendita|in affitto|in trattativa|trattativa|riservato|sotto proposta',
    'verfugbar|frei|zu verkaufen|zu vermieten|aktiv|reserviert',
    'disponible|en venta|en alquiler|activo|reservado',
    'a vendre|a louer|sous offre|sous compromis|actif',
    'disponivel|a venda|para venda|para alugar|ativo',
    'beschikbaar|te koop|te huur|onder bod|verkocht onder voorbehoud|actief',
    '販売中|募集中|公開中|商談中|판매중|거래중|진행중|ขาย|พร้อมขาย|กำลังขาย|在售|出售中|待售|銷售中',
  ],
  draft: [
    'coming soon|do not publish|not published|draft|incomplete|unpublished|hidden|in preparation|bozza|entwurf|in vorbereitung|borrador|brouillon|rascunho|concept',
  ],
  archive: [
    'archive|archived|canceled|cancelled|closed|delete|deleted|expired|hold|off market|temp off market|temporarily off market|sold|withdrawn|inactive|delisted|rented|rented out|let|leased|on hold|not for sale|not available|no longer available|unavailable|sold out',
    'venduto|venduta|affittato|affittata|ritirato|non disponibile|scaduto',
    'verkauft|vermietet|inaktiv|archiviert',
    'vendido|vendida|alquilado|alquilada|retirado|inactivo',
    'vendu|vendue|loue|louee|retire|inactif|archive',
    'alugado|arrendado|inativo',
    'verkocht|verhuurd|ingetrokken|inactief',
    '成約|成約済|成約済み|売約済|売約済み|掲載終了|거래완료|판매완료|계약완료|ขายแล้ว|已售|已成交|已下架|已售出',
  ],
}

const STATUSES = new Map(
  (Object.keys(WORDS) as PropertyStatus[]).flatMap((status) =>
    WORDS[status].flatMap((list) => list.split('|').map((word) => [joined(word), status] as const))
  )
)

export const findStatus = (word: string): PropertyStatus | null =>
  STATUSES.get(joined(word)) ?? null

/** `ActiveUnderContract` and `FOR_SALE` come without blanks. */
function joined(word: string): string {
  return foldText(word).replaceAll(' ', '')
}
