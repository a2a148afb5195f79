import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { SurfaceSelection } from '#app/designs/surfaces/ui/surface_selection'
import type { SurfaceTools } from '#app/designs/surfaces/ui/use_surface_tools'
import type { SurfaceView } from '#app/designs/surfaces/ui/use_surface_view'
import type { Cursor } from '#app/designs/surfaces/ui/draw_cursor'
import { nextPiece, pieceInWords } from '#app/designs/surfaces/ui/surface_pieces'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import { areaAround } from '#app/designs/surfaces/ui/reach'

const WAYS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const REMOVING = new Set(['Delete', 'Backspace'])
const CHOOSING = new Set(['Enter', ' ', ...REMOVING])

/** minimum distance of Shift + arrow, px of the map */
const FAR = 48

/** What the next tap would fill: under the mouse, or where the arrow keys moved. */
export function useSurfaceCursor(
  painting: Painting,
  tools: SurfaceTools,
  view: SurfaceView,
  { selection, extend, reduce }: SurfaceSelection
) {
  const { map } = painting
  const { tool, surface, brush } = tools
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const [piece, setPiece] = useState(() => map.pieceOf[Math.floor(map.pieceOf.length / 2)])
  /** announced to screen readers */
  const [words, setWords] = useState('')

  const reachOf = (number: number): Iterable<number> => {
    const { pixels } = map.pieces[number]
    return tool === 'area' && pixels.length ? areaAround(painting, pixels[0]) : pixels
  }
  const goTo = (number: number) => {
    setPiece(number)
    setCursor({ pixels: map.pieces[number].pixels })
    setWords(pieceInWords(painting, number))
    view.show(map.pieces[number])
  }
  const takeKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false
    const way = WAYS[key]
    if (way) goTo(nextPiece(map, piece, way, shiftKey ? FAR : 1))
    else if (tool === 'surface' && CHOOSING.has(key)) {
      const [pixel] = map.pieces[piece].pixels
      if (REMOVING.has(key)) reduce(pixel)
      else extend(pixel)
    } else if (key === 'Escape' && selection.snapshot().size > 0) selection.clear()
    else if (key === 'Enter' || key === ' ') {
      painting.paint(reachOf(piece), surface)
      painting.finish()
      goTo(piece)
    } else if (key === '+' || key === '=') view.growByButton(1)
    else if (key === '-') view.growByButton(-1)
    else return false
    return true
  }

  return {
    cursor,
    words,
    takeKey,
    begin: () => goTo(piece),
    leave: () => setCursor(null),
    follow: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || tool === 'move') return setCursor(null)
      const at = view.toMap({ x: clientX, y: clientY })
      const pixel = map.pixelAt(at.x, at.y)
      if (pixel === null) return setCursor(null)
      if (tool === 'brush') return setCursor({ at, radius: brush })
      if (map.pieceOf[pixel] === piece && cursor) return
      setPiece(map.pieceOf[pixel])
      setCursor({ pixels: map.pieces[map.pieceOf[pixel]].pixels })
    },
  }
}
