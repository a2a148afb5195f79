import { PURSUIT_STAGES } from '#app/club/pursuits/pursuit_options'
import { PursuitFacts } from '#app/club/pursuits/ui/pursuit_facts'
import type { PursuitList } from '#app/club/pursuits/ui/use_pursuits'
import {
  isListed,
  pursuitName,
  STAGE_OPTIONS,
  PURSUIT_STAGE_WORDS,
  type PursuitPerson,
  type Pursuit,
} from '#app/club/pursuits/ui/pursuit_words'
import { Select } from '#app/kit/form/select'
import { LoadMore } from '#app/kit/list/load_more'
import { Photo } from '#app/kit/media/photo'
import { CompareToggle } from '#app/search/compare/ui/compare_bar'

interface PursuitRowsProps {
  list: PursuitList
  partner: PursuitPerson | null
  onOpen: (id: number) => void
}

/** The board as a list, stage by stage. */
export function PursuitRows({ list, partner, onOpen }: PursuitRowsProps) {
  return (
    <div className="flex flex-col gap-10">
      {PURSUIT_STAGES.filter((stage) => list.counts[stage] > 0).map((stage) => (
        <section key={stage} aria-labelledby={`rows-${stage}`}>
          <h2 id={`rows-${stage}`} className="label num font-sans">
            {PURSUIT_STAGE_WORDS[stage]} <span aria-hidden>·</span> {list.counts[stage]}
          </h2>
          <ul aria-labelledby={`rows-${stage}`} className="mt-3 border-t border-line">
            {list.pursuits
              .filter((pursuit) => pursuit.stage === stage)
              .map((pursuit) => (
                <Row
                  key={pursuit.id}
                  pursuit={pursuit}
                  partner={partner}
                  onOpen={() => onOpen(pursuit.id)}
                  onMove={list.move}
                />
              ))}
          </ul>
          <LoadMore
            hasMore={list.more.includes(stage)}
            isLoading={list.loading === stage}
            error={list.failed[stage]}
            onMore={() => void list.load(stage)}
          />
        </section>
      ))}
    </div>
  )
}

interface RowProps {
  pursuit: Pursuit
  partner: PursuitPerson | null
  onOpen: () => void
  onMove: PursuitList['move']
}

function Row({ pursuit, partner, onOpen, onMove }: RowProps) {
  const { property, stage } = pursuit
  const name = pursuitName(pursuit)
  return (
    <li className="flex flex-col gap-3 border-b border-line py-5 md:flex-row md:items-start md:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        {property && (
          <span className="w-24 shrink-0 md:w-32">
            <Photo image={property.featured_image} sizes="128px" alt="" className="rounded-2" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <button
            dir="auto"
            type="button"
            onClick={onOpen}
            className="block min-h-6 text-left font-medium break-words underline decoration-faint underline-offset-4 hover:decoration-ink"
          >
            {name}
          </button>
          <PursuitFacts pursuit={pursuit} partner={partner} />
        </div>
      </div>
      <div className="flex items-center gap-4 md:w-44 md:flex-col md:items-start">
        <div className="w-40 md:w-full">
          <Select
            aria-label={`Stage of ${name}`}
            options={STAGE_OPTIONS}
            value={stage}
            onChange={(chosen) => chosen !== stage && void onMove(pursuit, chosen)}
          />
        </div>
        {property && isListed(pursuit) && (
          <div className="-mt-2 md:mt-0">
            <CompareToggle home={property} />
          </div>
        )}
      </div>
    </li>
  )
}
