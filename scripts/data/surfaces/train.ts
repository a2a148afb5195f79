import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Forest } from '../../../app/designs/engines/builtin/analysis/forest.js'
import { encodeForest } from '../../../app/designs/engines/builtin/analysis/forest_file.js'
import { SURFACE, SURFACE_COUNT } from '../../../app/designs/engines/builtin/analysis/surface.js'
import { SurfaceClassifier } from '../../../app/designs/engines/builtin/analysis/surface_classifier.js'
import { growForest } from './grow_forest.js'
import { readRooms } from './rooms.js'

/**
 * Grows `resources/models/surfaces.forest` from all labelled rooms, after
 * telling how well a forest does on each room that it has not seen.
 */
const TREES = 28
const TARGET = fileURLToPath(new URL('../../../resources/models/surfaces.forest', import.meta.url))

const rooms = await readRooms(7)
const names = [...new Set(rooms.map((room) => room.name))]
for (const name of process.argv.includes('--unseen') ? names : []) {
  const others = rooms.filter((room) => room.name !== name)
  const unseeing = growForest(
    others.flatMap((room) => room.samples),
    SURFACE_COUNT,
    TREES,
    3
  )
  tell(name, unseeing)
}
const forest = growForest(
  rooms.flatMap((room) => room.samples),
  SURFACE_COUNT,
  TREES,
  3
)
writeFileSync(TARGET, encodeForest(forest))
for (const name of names) tell(`${name}, seen`, forest)

function tell(label: string, grown: Forest): void {
  const room = rooms.find((one) => label.startsWith(one.name))!
  const found = new SurfaceClassifier(grown).label(room.description).labels
  const scores = Object.entries(SURFACE).map(([surface, code]) => {
    let both = 0
    let either = 0
    room.truth.forEach((truth, at) => {
      if (truth === code && found[at] === code) both++
      if (truth === code || found[at] === code) either++
    })
    return either > 0 ? `${surface} ${(both / either).toFixed(2)}` : ''
  })
  console.log(label.padEnd(18), scores.filter(Boolean).join('  '))
}
