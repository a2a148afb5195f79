import { Badge } from '#app/common/ui/kit/badge'
import { TextLink } from '#app/common/ui/kit/text_link'
import { TimeAgo } from '#app/common/ui/kit/time_ago'
import { structureWord } from '#app/designs/ui/state/look_words'
import type { Design } from '#app/designs/ui/state/types'

/** What is worth knowing about a result: who made it, what was kept, what was not understood. */
export function DesignFacts({ design }: { design: Design }) {
  const { engine, structure_score: score, remarks, unmet } = design
  const structure = structureWord(score)

  return (
    <div className="flex flex-col gap-3 text-13 text-muted">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {structure && (
          <Badge tone={score !== null && score < 0.5 ? 'warning' : 'neutral'}>{structure}</Badge>
        )}
        <span>
          {engine && (
            <>
              <span>Made by {engine}</span>,{' '}
            </>
          )}
          <TimeAgo at={design.created_at} />
        </span>
      </p>
      {remarks.map((remark) => (
        <p key={remark} className="max-w-[68ch]">
          {remark}
        </p>
      ))}
      {remarks.length > 0 && design.original_image && (
        <p>
          <TextLink
            href={`/designs/${design.id}/surfaces`}
            className="inline-flex min-h-6 items-center"
          >
            Show us what is what in your photograph
          </TextLink>
        </p>
      )}
      {unmet.length > 0 && (
        <p className="max-w-[68ch]">
          Not understood: {unmet.map((wish) => `“${wish}”`).join(', ')}.
        </p>
      )}
    </div>
  )
}
