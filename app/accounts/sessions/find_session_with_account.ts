import User from '#app/accounts/user'
import { preparedRows } from '#app/kernel/database/prepared_rows'

interface SessionWithAccount {
  data: string
  account: User | null
}

interface Row extends Record<string, unknown> {
  session_data: string
  /** of the account */
  id: number | null
}

/** Columns by name: a column that a newer release adds must not change a prepared statement. */
const COLUMNS = [...User.$columnsDefinitions.values()].map(({ columnName }) => `u.${columnName}`)

/** What a session is tagged with is text. */
const STANDING = `select s.data as session_data, ${COLUMNS.join(', ')}
  from sessions s
  left join users u on u.id = case when s.user_id ~ '^[0-9]{1,9}$' then s.user_id::integer end
  where s.id = :id and s.expires_at > :now`

/** Null if it has ended. */
export async function findSessionWithAccount(id: string): Promise<SessionWithAccount | null> {
  const [row] = await preparedRows<Row>(STANDING, { id, now: new Date() })
  if (!row) return null
  const { session_data: data, ...columns } = row
  const account = columns.id === null ? null : User.$createFromAdapterResult(columns)
  return { data, account }
}
