import type { Ratio, Sizing } from '#app/redesign/hosted/provider'

export interface Size {
  width: number
  height: number
}

/**
 * Position of the photo on a model's canvas, in px: whole and centered. The same part is cropped
 * from the result, so both align.
 */
export interface PaddedFrame extends Size {
  left: number
  top: number
  inner: Size
  /** the requested ratio, if the model supports only some */
  ratio: Ratio | null
}

interface Canvas extends Size {
  ratio: Ratio | null
}

export function frameFor(photo: Size, sizing: Sizing): PaddedFrame {
  const canvas = canvasFor(photo, sizing)
  const scale = Math.min(canvas.width / photo.width, canvas.height / photo.height)
  const inner = {
    width: Math.min(canvas.width, Math.round(photo.width * scale)),
    height: Math.min(canvas.height, Math.round(photo.height * scale)),
  }
  return {
    ...canvas,
    inner,
    left: Math.floor((canvas.width - inner.width) / 2),
    top: Math.floor((canvas.height - inner.height) / 2),
  }
}

function canvasFor(photo: Size, sizing: Sizing): Canvas {
  switch (sizing.kind) {
    case 'sizes':
      return nearest(photo, sizing.sizes.map(ofSize))
    case 'ratios':
      return nearest(
        photo,
        sizing.ratios.map((ratio) => ofRatio(ratio, sizing.longSide))
      )
    case 'free': {
      const scale = sizing.longSide / Math.max(photo.width, photo.height)
      const stepped = (side: number) =>
        Math.max(1, Math.ceil((side * scale) / sizing.multipleOf)) * sizing.multipleOf
      return { width: stepped(photo.width), height: stepped(photo.height), ratio: null }
    }
  }
}

function ofRatio(ratio: Ratio, longSide: number): Canvas {
  const [width, height] = ratio.split(':').map(Number)
  const scale = longSide / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale), ratio }
}

function ofSize([width, height]: readonly [number, number]): Canvas {
  return { width, height, ratio: null }
}

function nearest(photo: Size, canvases: Canvas[]): Canvas {
  const distance = (canvas: Size) => Math.abs(Math.log(proportion(canvas) / proportion(photo)))
  return canvases.reduce((best, canvas) => (distance(canvas) < distance(best) ? canvas : best))
}

export function proportion({ width, height }: Size): number {
  return width / height
}
