import { PURSUIT_STAGES } from '#app/club/contract/pursuit_options'
import { PursuitCard } from '#app/club/ui/components/pursuits/pursuit_card'
import type { PursuitList } from '#app/club/ui/hooks/use_pursuits'
import type { Person } from '#app/club/ui/pursuit_types'
import { isListed, pursuitName, STAGE_WORDS } from '#app/club/ui/pursuit_words'
import { Board } from '#app/kit/board/board'
import { CompareToggle } from '#app/search/ui/components/compare/compare_toggle'

interface PursuitBoardProps {
  list: PursuitList
  partner: Person | null
  onOpen: (id: number) => void
}

export default function PursuitBoard({ list, partner, onOpen }: PursuitBoardProps) {
  return (
    <Board
      {...list}
      stages={PURSUIT_STAGES}
      words={STAGE_WORDS}
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
