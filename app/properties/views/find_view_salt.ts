import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

let known: { day: string; salt: string } | null = null

/** The same for all processes; with it goes the way from a hash to a visitor. @param day `2026-03-01` */
export async function findViewSalt(day: string): Promise<string> {
  if (known?.day === day) return known.salt
  const { rows } = await db.rawQuery<{ rows: { salt: string }[] }>(
    `insert into view_salts (day, salt) values (?, ?)
     on conflict (day) do update set salt = view_salts.salt returning salt`,
    [day, randomBytes(24).toString('base64url')]
  )
  known = { day, salt: rows[0]!.salt }
  return known.salt
}
