import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import RestyleItem from '#app/designs/restyles/models/restyle_item'

/** Whether a design shares its look with others. */
export async function isOfRestyle(
  designId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  return Boolean(await RestyleItem.query({ client }).where('design_id', designId).first())
}
