import { sql } from 'kysely'

/**
 * Parts of a statement that give units back to sale, each night of each room type locked in the order in which all of us lock them.
 * They follow a part `ended` with `units`, `checkin` and `checkout` of what has ended; `returned` has to be read by the statement.
 */
export const returnUnits = sql`
    back AS (
      SELECT unit.room_type_id, day::date AS night, sum(unit.units)::int AS units
      FROM ended,
        jsonb_to_recordset(ended.units) AS unit(room_type_id int, units int),
        generate_series(ended.checkin::timestamp, ended.checkout::timestamp - interval '1 day', interval '1 day') AS day
      GROUP BY 1, 2
    ), locked AS (
      SELECT stock.room_type_id, stock.night, stock.free, back.units
      FROM inventory stock JOIN back ON back.room_type_id = stock.room_type_id AND back.night = stock.night
      ORDER BY stock.room_type_id, stock.night
      FOR UPDATE OF stock
    ), returned AS (
      UPDATE inventory stock SET free = locked.free + locked.units FROM locked
      WHERE stock.room_type_id = locked.room_type_id AND stock.night = locked.night
      RETURNING 1
    )`
