const FAMILIES = /^(utm|mc|hsa|mtm|pk|piwik|vero|oly|sfmc|trk)_/
const NAMES = new Set(
  [
    '_ga _gl _hsenc _hsmi _ke _kx _openstat _bta_c _bta_tid __hssc __hstc __hsfp hsctatracking',
    'fbclid gclid gclsrc dclid gbraid wbraid msclkid twclid ttclid yclid ymclid igshid igsh li_fat_id',
    'epik rdt_cid sccid srsltid mkt_tok elqtrack elqtrackid wickedid cvid vgo_ee dm_i ref_src',
  ]
    .join(' ')
    .split(' ')
)

/** Whether a query parameter only follows people around: mail systems and networks add it. */
export function isTracking(name: string): boolean {
  const lower = name.toLowerCase()
  return NAMES.has(lower) || FAMILIES.test(lower)
}

export function withoutTracking(query: string | null): URLSearchParams {
  const given = new URLSearchParams(query ?? '')
  return new URLSearchParams([...given].filter(([name]) => !isTracking(name)))
}
