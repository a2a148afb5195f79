import { useState } from 'react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { FinishedActions } from '#app/designs/designer/ui/finished_actions'
import { ResultPicture } from '#app/designs/designer/ui/result_picture'
import { RunCanvas } from '#app/designs/designer/ui/run_canvas'
import { FIRST_RERUN } from '#app/designs/designer/ui/run_words'
import { StageHead } from '#app/designs/designer/ui/stage_head'
import { versionsOf, namesOf } from '#app/designs/designer/ui/versions_of'
import { designTitleOf, structureWord } from '#app/designs/looks/ui/look_words'
import { Fitted } from '#app/designs/ui/fitted'
import type { Design } from '#app/designs/ui/types'
import { Chip } from '#app/kit/button/chip'
import { TextLink } from '#app/kit/button/text_link'
import { Badge } from '#app/kit/display/badge'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useStore } from '#app/kit/hooks/use_store'
import { useSeen } from '#app/kit/offline/use_seen'
import { Photo } from '#app/kit/media/photo'

export function FinishedStage({ design }: { design: Design }) {
  const { shelf, desk, looks } = useDesignerState()
  const { designs } = useStore(shelf)
  const { isSending } = useStore(desk)
  const [view, setView] = useState<StageView>('compare')
  const versions = versionsOf(design, designs)
  const hasOriginal = design.original_image !== null
  const views: StageView[] = hasOriginal ? ['compare', 'result', 'original'] : ['result']
  if (versions.length > 1) views.push('versions')
  const open = views.includes(view) ? view : 'result'
  const title = designTitleOf(design.options, looks)
  useSeen({
    kind: 'design',
    key: String(design.id),
    title,
    note: null,
    lines: [],
    href: `/designer?design=${design.id}`,
    picture: design.image,
  })

  const picture =
    open === 'versions' ? (
      <VersionGrid versions={versions} shownId={design.id} />
    ) : (
      <Fitted width={design.image_width} height={design.image_height}>
        <ResultPicture design={design} view={open} title={title} />
      </Fitted>
    )

  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options}>
        <ViewChoice views={views} value={open} onChange={setView} />
      </StageHead>
      {isSending ? <RunCanvas run={FIRST_RERUN}>{picture}</RunCanvas> : picture}
      <FinishedActions design={design} />
      <DesignFacts design={design} />
    </div>
  )
}

export type StageView = 'compare' | 'result' | 'original' | 'versions'

const LABELS: Record<StageView, string> = {
  compare: 'Before and after',
  result: 'Redesign',
  original: 'Original',
  versions: 'Side by side',
}

interface ViewChoiceProps {
  views: readonly StageView[]
  value: StageView
  onChange: (view: StageView) => void
}

function ViewChoice({ views, value, onChange }: ViewChoiceProps) {
  return (
    <div role="group" aria-label="View" className="flex flex-wrap gap-2">
      {views.map((view) => (
        <Chip key={view} isChosen={view === value} onClick={() => onChange(view)}>
          {LABELS[view]}
        </Chip>
      ))}
    </div>
  )
}

interface VersionGridProps {
  versions: readonly Design[]
  shownId: number
}

function VersionGrid({ versions, shownId }: VersionGridProps) {
  const { looks, goTo } = useDesignerState()
  const names = namesOf(versions, looks)

  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {versions.map((version) => {
        const name = names.get(version.id)
        return (
          <li key={version.id}>
            <button
              type="button"
              aria-label={`Open ${name}`}
              aria-current={version.id === shownId ? 'true' : undefined}
              onClick={() => goTo({ designId: version.id })}
              className="relative block w-full overflow-hidden rounded-6 outline-offset-2 outline-brass aria-[current]:outline-2"
            >
              <Photo
                image={version.image}
                ratio="as-is"
                sizes="(min-width: 1024px) 32vw, 50vw"
                alt=""
              />
              <span className="absolute bottom-2.5 left-2.5 flex gap-1.5">
                <Badge tone="veil">
                  <bdi>{name}</bdi>
                </Badge>
                <Badge tone="veil">AI-generated</Badge>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function DesignFacts({ design }: { design: Design }) {
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
