import { useState } from 'react'
import { Board } from '#app/kit/board/board'
import { placedOnBoard } from '#app/kit/board/board_order'
import { Stars } from '#app/kit/display/stars'

const STAGES = ['watching', 'visited', 'won'] as const
const WORDS = { watching: 'Watching', visited: 'Visited', won: 'Won' }

type Stage = (typeof STAGES)[number]

const HOMES: { id: number; stage: Stage; name: string; rating: number }[] = [
  { id: 1, stage: 'watching', name: 'Casa Livia', rating: 4 },
  { id: 2, stage: 'watching', name: 'Weststrand 9', rating: 5 },
  { id: 3, stage: 'visited', name: 'Red Butte House', rating: 2 },
]

/** Three homes on a board whose stages have an order. */
export default function SampleBoard() {
  const [homes, setHomes] = useState(HOMES)
  const countOf = (stage: Stage) => homes.filter((home) => home.stage === stage).length
  return (
    <Board
      stages={STAGES}
      words={WORDS}
      items={homes}
      counts={{ watching: countOf('watching'), visited: countOf('visited'), won: countOf('won') }}
      nameOf={({ name }) => name}
      emptyText="No homes here"
      content={({ name, rating }) => (
        <>
          <span className="block font-medium">{name}</span>
          <Stars rating={rating} />
        </>
      )}
      isOrdered
      more={[]}
      loading={null}
      failed={{}}
      load={() => Promise.resolve()}
      onOpen={() => undefined}
      onMove={({ id }, stage, position) => {
        setHomes((before) => placedOnBoard(before, id, { stage, position }))
        return Promise.resolve(true)
      }}
    />
  )
}
