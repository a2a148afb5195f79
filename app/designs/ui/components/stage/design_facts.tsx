import { Badge } from '#app/kit/display/badge'
import { TextLink } from '#app/kit/button/text_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { structureWord } from '#app/designs/ui/state/look_words'
import type { Design } from '#app/designs/ui/state/types'

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
            Refine areas
          </TextLink>
        </p>
      )}
      {unmet.length > 0 && (
        <p className="max-w-[68ch]">
          We couldn’t apply: {unmet.map((wish) => `“${wish}”`).join(', ')}.
        </p>
      )}
    </div>
  )
}
