import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import type { Ids } from './private_things.js'

const PRIVATE_DESIGNS = 3

interface PlantedDesigns {
  design: number[]
  token: string
}

/** Stored directly: an engine would take minutes. */
export async function plantPrivateDesigns(db: PGlite, ids: Ids): Promise<PlantedDesigns> {
  const token = newToken()
  const design = [await plant(db, ids, { token })]
  while (design.length < PRIVATE_DESIGNS) design.push(await plant(db, ids, {}))
  return { design, token }
}

export function plantExhibit(db: PGlite, ids: Ids): Promise<number> {
  return plant(db, ids, { token: newToken(), publishedAt: new Date() })
}

async function plant(
  db: PGlite,
  { owner: [owner], image: [picture] }: Ids,
  { token = null, publishedAt = null }: { token?: string | null; publishedAt?: Date | null }
): Promise<number> {
  const values = [owner, picture, token, publishedAt]
  const { rows } = await db.query<{ id: number }>(INSERT, values)
  return rows[0].id
}

function newToken(): string {
  return randomUUID().replaceAll('-', '')
}

const INSERT = `
  insert into designs (
    user_id, kind, status, progress, current_step, options, prompt, seed,
    original_image_id, image_id, high_res_image_id,
    image_width, image_height, high_res_image_width, high_res_image_height,
    image_orientation, share_token, published_at, completed_at, created_at, updated_at
  ) values (
    $1, 'generate', 'completed', 100, 5,
    '{"roomType":"bedroom","designer":null,"location":null,"theme":null,"colors":[],"customPrompt":null}',
    'more light', 1, $2, $2, $2, 64, 48, 64, 48, 'landscape', $3, $4, now(), now(), now()
  ) returning id`
