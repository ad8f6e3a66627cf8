/** What a table can be besides its kingdom and its seats. */
export interface TableOptions {
  latest_rules: boolean;
  show_points: boolean;
  /** None: as the rulebook draws it. */
  shelters: boolean | null;
}
