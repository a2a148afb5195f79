let count = 0

/**
 * Creates an empty database on the server of the given one, for one lane of tests.
 * @param {string} url of a PostgreSQL database whose account may create others
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createLaneDatabase(url) {
  const own = new URL(url)
  const name = `${own.pathname.slice(1)}_lane_${process.pid}_${++count}`
  own.pathname = `/${name}`
  await execute(url, `create database "${name}"`)
  return {
    url: own.href,
    drop: () => execute(url, `drop database "${name}" with (force)`),
  }
}

async function execute(url, sql) {
  // `npm test` loads this file before it installs the packages
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
