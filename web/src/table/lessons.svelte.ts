// Which words of the guide have been put away. They are kept in the browser, so that nothing is explained twice at a table.

const KEY = "dominio-guide";

interface Kept {
  table: string;
  topics: string[];
}

function kept(): Kept {
  try {
    const { table, topics } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof table === "string" && Array.isArray(topics)) return { table, topics };
  } catch {
    // a browser that keeps nothing, or something else of that name
  }
  return { table: "", topics: [] };
}

class Lessons {
  /** Of the table where the guide was heard last. */
  private last = $state.raw<Kept>(kept());

  heard(table: string, topic: string): boolean {
    return this.last.table === table && this.last.topics.includes(topic);
  }

  hear(table: string, topic: string): void {
    if (this.heard(table, topic)) return;
    const before = this.last.table === table ? this.last.topics : [];
    this.last = { table, topics: [...before, topic] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.last));
    } catch {
      // it holds until the page is closed
    }
  }
}

export const lessons = new Lessons();
