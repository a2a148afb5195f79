import { useState } from 'react'
import { Avatar } from '#app/common/ui/kit/avatar'
import { Badge } from '#app/common/ui/kit/badge'
import { Chip } from '#app/common/ui/kit/chip'

const ROOMS = ['Living room', 'Kitchen', 'Bedroom']

export function People() {
  const [room, setRoom] = useState(ROOMS[0])
  const [hasPool, setPool] = useState(true)

  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name="Livia Conti" src={null} size="xl" isNamed />
        <Avatar name="Maximilian von Hohenstein-Lauterbach" src={null} size="lg" isNamed />
        <Avatar name="Aiko" src="data:image/png;base64,broken" isNamed />
        <Avatar name="李小龍" src={null} size="sm" isNamed />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="positive">Published</Badge>
        <Badge tone="warning">Price lowered</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="veil">AI-generated</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        {ROOMS.map((name) => (
          <Chip key={name} isChosen={name === room} onClick={() => setRoom(name)}>
            {name}
          </Chip>
        ))}
        {hasPool && (
          <Chip onRemove={() => setPool(false)} removeLabel="Remove pool">
            Pool
          </Chip>
        )}
      </div>
    </>
  )
}
