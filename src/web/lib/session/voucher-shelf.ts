/** Where a browser keeps the vouchers that it opened; `public/booking-worker.js` reads it by the same name. */
export const voucherShelf = 'zefir-vouchers-1'
