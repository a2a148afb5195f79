import { FOLDING } from '#app/common/text/fold_text'

const MAX_CODE_POINT = 0x10ffff
const MAX_WORD_CHARACTERS = 500
/** What a `tsvector` can count. */
const MAX_POSITION = 16_383

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The database's `foldText`. Its own tables keep it independent of the database's locale. */
export const FOLD_TEXT = `
  create or replace function fold_text(value text) returns text
  language plpgsql immutable parallel safe as $$
  begin
    if value ~ '^[\\u0001-\\u007f]*$' then
      return btrim(regexp_replace(translate(lower(value collate "C"), '''\`', ''),
        '[^a-z0-9]+', ' ', 'g'));
    end if;
    value := regexp_replace(normalize(value, NFKD), ${quoted(`[${FOLDING.ignored}]`)}, '', 'g');
    ${lowerCase()}
    value := regexp_replace(value,
      ${quoted(`([${FOLDING.accented}])[${FOLDING.accents}]+`)}, '\\1', 'g');
    ${replacements()}
    return btrim(regexp_replace(normalize(value, NFC), ${quoted(`[^${wordCharacters()}]+`)}, ' ', 'g'));
  end $$
`

/** Folded words with positions; of a script without spaces, each letter with the next. */
export const SEARCH_VECTOR = `
  create or replace function search_vector(value text) returns tsvector
  language sql immutable parallel safe as $$
    select coalesce(string_agg('''' || word || ''':' || least(at, ${MAX_POSITION}), ' '), '')::tsvector
    from (
      select row_number() over (order by place) as at,
        case when part ~ ${quoted(`^[${FOLDING.unspaced}]`)}
          then part || case when next ~ ${quoted(`^[${FOLDING.unspaced}]`)} then next else '' end
          else left(part, ${MAX_WORD_CHARACTERS}) end as word
      from (
        select part, place, lead(part) over (order by place) as next
        from unnest(string_to_array(regexp_replace(regexp_replace(fold_text(value),
          ${quoted(`([${FOLDING.unspaced}])([^${FOLDING.unspaced} ])`)}, '\\1 \\2', 'g'),
          ${quoted(`([${FOLDING.unspaced}])`)}, ' \\1', 'g'), ' '))
          with ordinality as parts (part, place)
      ) parts
      where part <> ''
    ) words
  $$
`

/** Per 256 characters, so that a text pays only for its own scripts. */
function lowerCase(): string {
  const blocks = new Map<number, [upper: string, lower: string]>()
  for (let code = 0; code <= MAX_CODE_POINT; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const upper = String.fromCodePoint(code)
    const lower = upper.toLowerCase()
    if (lower === upper || [...lower].length > 1 || upper.normalize('NFKD') !== upper) continue
    const [uppers, lowers] = blocks.get(code >> 8) ?? ['', '']
    blocks.set(code >> 8, [uppers + upper, lowers + lower])
  }
  return [...blocks.values()]
    .map(
      ([upper, lower]) =>
        `if value ~ '[${upper}]' then value := translate(value, '${upper}', '${lower}'); end if;`
    )
    .join('\n    ')
}

function replacements(): string {
  return Object.entries(FOLDING.letters)
    .map(([letter, plain]) => `value := replace(value, '${letter}', '${plain}');`)
    .join('\n    ')
}

/** Letters, marks and numbers of all scripts, as ranges. */
function wordCharacters(): string {
  let ranges = ''
  let start = -1
  for (let code = 0; code <= MAX_CODE_POINT + 1; code++) {
    const isWord = code <= MAX_CODE_POINT && /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code))
    if (isWord && start < 0) start = code
    if (isWord || start < 0) continue
    ranges += String.fromCodePoint(start)
    if (code - 1 > start) ranges += `-${String.fromCodePoint(code - 1)}`
    start = -1
  }
  return ranges
}
