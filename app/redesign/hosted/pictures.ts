import type { Sharp } from 'sharp'
import { openImage, openPixels } from '#app/media/imaging/sharp'
import type { EnginePicture } from '#app/redesign/design_engine'
import { proportion, type PaddedFrame, type Size } from '#app/redesign/hosted/frame'
import type { MaskStyle } from '#app/redesign/hosted/provider'
import { boxBlur } from '#app/redesign/math/blur'
import { SURFACE } from '#app/redesign/surface'

/** High enough to keep every edge, small enough for a data URL. */
const QUALITY = 92

/** The photo as a JPEG on its canvas, padded by reflection: models would draw bars as a frame. */
export function photoOnCanvas(photo: Buffer, frame: PaddedFrame): Promise<Buffer> {
  const edges = edgesOf(frame)
  const reflects =
    Math.max(edges.left, edges.right) <= frame.inner.width &&
    Math.max(edges.top, edges.bottom) <= frame.inner.height
  return openImage(photo)
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .extend({ ...edges, extendWith: reflects ? 'mirror' : 'copy' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function edgesOf({ width, height, left, top, inner }: PaddedFrame) {
  return { left, top, right: width - inner.width - left, bottom: height - inner.height - top }
}

export async function keepsAnything(corrections: Buffer): Promise<boolean> {
  const surfaces = await openImage(corrections).extractChannel(0).raw().toBuffer()
  return surfaces.includes(SURFACE.keep)
}

/** Mask PNG of the frame's size: everything may change except what the person keeps. */
export async function maskOf(
  corrections: Buffer,
  frame: PaddedFrame,
  style: MaskStyle
): Promise<Buffer> {
  const { width, height } = frame
  const kept = await openImage(corrections)
    .extractChannel(0)
    .resize(frame.inner.width, frame.inner.height, { fit: 'fill', kernel: 'nearest' })
    .extend({ ...edgesOf(frame), extendWith: 'background', background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isKept = kept[pixel] === SURFACE.keep
    const gray = style === 'white' && isKept ? 0 : 255
    pixels.fill(gray, pixel * 4, pixel * 4 + 3)
    pixels[pixel * 4 + 3] = style === 'transparent' && !isKept ? 0 : 255
  }
  return openPixels({ data: pixels, width, height, channels: 4 }).png().toBuffer()
}

/** How far a result's aspect ratio may differ and still show the same view. */
const SHAPE_TOLERANCE = 0.03

export interface CutPicture extends EnginePicture {
  /** whether the model kept the shape, so that before and after align */
  isAligned: boolean
}

/** Crops the photo's part at the drawn size, as a lossless PNG. */
export async function cutFromCanvas(drawn: Buffer, frame: PaddedFrame): Promise<CutPicture> {
  const image = openImage(drawn).toColorspace('srgb').flatten({ background: '#fff' })
  const size = await image.metadata()
  const canvas = coveredBy(size, frame)
  const scale = canvas.width / frame.width
  const left = Math.floor(frame.left * scale)
  const top = Math.floor(frame.top * scale)
  const { data, info } = await image
    .resize(canvas.width, canvas.height, { fit: 'cover' })
    .extract({
      left,
      top,
      width: Math.min(canvas.width - left, Math.ceil(frame.inner.width * scale)),
      height: Math.min(canvas.height - top, Math.ceil(frame.inner.height * scale)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return {
    data,
    width: info.width,
    height: info.height,
    isAligned: Math.abs(Math.log(proportion(size) / proportion(frame))) < SHAPE_TOLERANCE,
  }
}

function coveredBy(drawn: Size, canvas: Size): Size {
  const scale = Math.min(drawn.width / canvas.width, drawn.height / canvas.height)
  return {
    width: Math.round(canvas.width * scale),
    height: Math.round(canvas.height * scale),
  }
}

export interface KeptParts {
  photo: Buffer
  /** PNG of `SURFACE` bytes, any size */
  corrections: Buffer
}

/** of the longer side: width of the border between a redesign and what is kept */
const SEAM = 0.004

/**
 * Lays the photo over the redesign where the person keeps it as it is: some models take no mask, and
 * none follows one exactly. A picture of another shape stays as it was drawn.
 */
export async function withKeptParts(
  drawn: CutPicture,
  { photo, corrections }: KeptParts
): Promise<CutPicture> {
  const { width, height, isAligned } = drawn
  if (!isAligned) return drawn
  const before = await rawPixels(openImage(photo).resize(width, height, { fit: 'fill' }))
  const after = await rawPixels(openImage(drawn.data))
  const surfaces = await openImage(corrections)
    .extractChannel(0)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const kept = Float32Array.from(surfaces, (surface) => (surface === SURFACE.keep ? 1 : 0))
  const radius = Math.max(1, Math.round((Math.max(width, height) * SEAM) / 2))
  const shares = boxBlur(kept, width, height, radius)
  for (let at = 0; at < after.length; at++) {
    after[at] = Math.round(after[at] + (before[at] - after[at]) * shares[Math.floor(at / 3)])
  }
  const data = await openPixels({ data: after, width, height, channels: 3 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { data, width, height, isAligned }
}

function rawPixels(image: Sharp): Promise<Buffer> {
  return image.toColorspace('srgb').flatten({ background: '#fff' }).raw().toBuffer()
}

const PREVIEW_SIDE = 480

export async function pictureSizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await openImage(picture).metadata()
  return { width, height }
}

/** Converts an image for storage: JPEG, without metadata. */
export async function jpegOf({ data }: EnginePicture): Promise<EnginePicture> {
  const { data: jpeg, info } = await openImage(data)
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { data: jpeg, width: info.width, height: info.height }
}

export function previewOf(picture: Buffer): Promise<Buffer> {
  return openImage(picture)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
}
