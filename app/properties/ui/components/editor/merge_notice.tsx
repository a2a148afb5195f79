import { readRichText } from '#app/common/contract/rich_text'
import { wordsOf } from '#app/common/contract/rich_text_words'
import { Button } from '#app/kit/button/button'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

const MAX_SHOWN_CHARACTERS = 120

/** Says that somebody else edits too, and asks where both changed the same. */
export function MergeNotice() {
  const { session, state } = useEditor()
  const { conflicts, isMerged } = state
  return (
    <div role="status">
      {isMerged && (
        <div className="flex flex-col gap-4 rounded-6 bg-raised p-4 text-13">
          <p>Somebody else is editing this listing too. Their changes are here as well.</p>
          {conflicts.map((conflict) => (
            <div key={conflict.key} className="flex flex-col gap-2 border-t border-line pt-3">
              <p>
                You both changed the {nameOf(conflict.key)}. It says {shown(conflict.theirs)} now;
                you wrote {shown(conflict.mine)}.
              </p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => session.resolve(conflict, true)}>
                  Use mine
                </Button>
                <Button size="sm" variant="quiet" onClick={() => session.resolve(conflict, false)}>
                  Keep theirs
                </Button>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** `hero.headline` is the headline. */
function nameOf(key: string): string {
  const [part, name = part] = key.split('.')
  const words = name.replaceAll('_', ' ')
  return name === part || name === 'headline' || name === 'subline' ? words : `${part} ${words}`
}

function shown(value: unknown): string {
  const words = wordsIn(value)
  if (!words) return 'nothing'
  return `“${words.length > MAX_SHOWN_CHARACTERS ? `${words.slice(0, MAX_SHOWN_CHARACTERS)} …` : words}”`
}

function wordsIn(value: unknown): string {
  const text = readRichText(value)
  if (text) return wordsOf(text)
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return 'name' in value ? wordsIn(value.name) : ''
  return value === null || value === undefined ? '' : String(value)
}
