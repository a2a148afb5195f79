import { PURSUIT_STAGES } from '#app/club/pursuits/pursuit_options'
import { PursuitFacts } from '#app/club/pursuits/ui/pursuit_facts'
import {
  isListed,
  pursuitName,
  PURSUIT_STAGE_WORDS,
  type PursuitPerson,
  type Pursuit,
} from '#app/club/pursuits/ui/pursuit_words'
import type { PursuitList } from '#app/club/pursuits/ui/use_pursuits'
import { Board } from '#app/kit/board/board'
import { Photo } from '#app/kit/media/photo'
import { CompareToggle } from '#app/search/compare/ui/compare_bar'

interface PursuitBoardProps {
  list: PursuitList
  partner: PursuitPerson | null
  onOpen: (id: number) => void
}

export default function PursuitBoard({ list, partner, onOpen }: PursuitBoardProps) {
  return (
    <Board
      {...list}
      stages={PURSUIT_STAGES}
      words={PURSUIT_STAGE_WORDS}
      items={list.pursuits}
      nameOf={pursuitName}
      emptyText="No homes here"
      isOrdered
      onOpen={onOpen}
      onMove={list.move}
      content={(pursuit) => <PursuitCard pursuit={pursuit} partner={partner} />}
      footer={(pursuit) =>
        pursuit.property && isListed(pursuit) && <CompareToggle home={pursuit.property} />
      }
    />
  )
}

interface PursuitCardProps {
  pursuit: Pursuit
  partner: PursuitPerson | null
}

/** What a home’s card on the board shows. */
function PursuitCard({ pursuit, partner }: PursuitCardProps) {
  const { property } = pursuit
  return (
    <>
      {property && (
        <Photo
          image={property.featured_image}
          ratio="16/9"
          sizes="272px"
          alt=""
          className="mb-3 rounded-2"
        />
      )}
      <span className={`block font-medium break-words ${property ? '' : 'text-muted'}`}>
        {pursuitName(pursuit)}
      </span>
      <PursuitFacts pursuit={pursuit} partner={partner} />
    </>
  )
}
