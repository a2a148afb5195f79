import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Visitor from '#app/farm/visitors/visitor'

type Column =
  | 'id'
  | 'openHouseId'
  | 'name'
  | 'email'
  | 'phone'
  | 'hasAgent'
  | 'status'
  | 'consentText'
  | 'answer'

export interface VisitorRow extends Pick<Visitor, Column> {
  consentedAt: Date | null
  consentConfirmedAt: Date | null
  /** whether their contact says so now */
  isConsentConfirmed: boolean
  checkedInAt: Date | null
  registeredAt: Date
}

/** The visitors, called `v`, that the end of a statement finds. */
export async function readVisitors(
  tail: string,
  values: Record<string, unknown>,
  client?: TransactionClientContract
): Promise<VisitorRow[]> {
  const { rows } = await (client ?? db).rawQuery<{ rows: VisitorRow[] }>(
    `select v.id, v.open_house_id as "openHouseId", v.name, v.email, v.phone,
       v.has_agent as "hasAgent", v.status, v.consent_text as "consentText", v.answer,
       v.consented_at as "consentedAt", v.consent_confirmed_at as "consentConfirmedAt",
       exists (select from farm_contacts c
         where c.id = v.contact_id and c.consent_status = 'confirmed') as "isConsentConfirmed",
       v.checked_in_at as "checkedInAt",
       v.registered_at as "registeredAt"
     from open_house_visitors v ${tail}`,
    values
  )
  return rows
}
