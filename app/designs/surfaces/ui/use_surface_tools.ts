import { useState } from 'react'
import { SURFACE, SURFACE_COUNT } from '#app/redesign/surface'
import type { Tool } from '#app/designs/surfaces/ui/reach'

/** px of the map */
export const BRUSH_RANGE = { min: 2, max: 40 }

/** @param takeName whether a chosen surface was the name of a selection */
export function useSurfaceTools(takeName: (surface: number) => boolean) {
  const [tool, setTool] = useState<Tool>('surface')
  const [surface, setSurface] = useState<number>(SURFACE.floor)
  const [brush, setBrush] = useState(10)
  /** percent */
  const [opacity, setOpacity] = useState(80)

  /** Digits choose a surface. @returns whether the key was handled */
  const takeDigit = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || Number(key) >= SURFACE_COUNT) {
      return false
    }
    if (!takeName(Number(key))) setSurface(Number(key))
    return true
  }

  return { tool, setTool, surface, setSurface, brush, setBrush, opacity, setOpacity, takeDigit }
}

export type SurfaceTools = ReturnType<typeof useSurfaceTools>
