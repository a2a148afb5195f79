import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { TileAddress } from './tile_address.js'

export const WORLD_MAX_ZOOM = 6

type TileIndex = Partial<Record<string, [offset: number, length: number]>>

interface Archive {
  index: TileIndex
  tiles: Buffer
}

let opening: Promise<Archive> | undefined

/** Gzipped; null for open sea. */
export async function worldTile({ z, x, y }: TileAddress): Promise<Buffer | null> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const { index, tiles } = await opening
  const found = index[`${z}/${x}/${y}`]
  if (!found) return null
  const [offset, length] = found
  return tiles.subarray(offset, offset + length)
}

/** 3 MB, kept in memory. */
async function open(): Promise<Archive> {
  const file = await readFile(app.makePath('resources/places/world.bin'))
  const indexEnd = 4 + file.readUInt32LE(0)
  return {
    index: JSON.parse(file.toString('utf8', 4, indexEnd)) as TileIndex,
    tiles: file.subarray(indexEnd),
  }
}
