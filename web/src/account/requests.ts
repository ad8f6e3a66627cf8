// What is asked of the server about accounts and other people.

import { Refused, request } from "../connection/api.ts";
import type { Block, Credentials, Farewell, Me, NewPassword, NewReport } from "../generated/protocol.ts";

const TOO_MANY = 429;

/** Whoever tries too many passwords is told so. */
async function withPassword<T>(path: string, body: Credentials | NewPassword | Farewell): Promise<T> {
  try {
    return await request<T>(path, body);
  } catch (error) {
    if (error instanceof Refused && error.status === TOO_MANY) throw new Refused({ key: "account-too-many" }, TOO_MANY);
    throw error;
  }
}

export const register = (wanted: Credentials) => withPassword<Me>("/api/account", wanted);
export const logIn = (known: Credentials) => withPassword<Me>("/api/login", known);
export const changePassword = (passwords: NewPassword) => withPassword<null>("/api/account/password", passwords);
export const deleteAccount = (farewell: Farewell) => withPassword<null>("/api/account/delete", farewell);
export const logOut = () => request<null>("/api/logout", null);
export const logOutElsewhere = () => request<null>("/api/account/elsewhere", null);
/** All that is kept about the reader, as a file. */
export const EXPORT = "/api/account/export";

export const block = (whom: Block) => request<Me>("/api/block", whom);
export const report = (table: string, line: NewReport) => request<null>(`/api/tables/${table}/report`, line);
