//! The client that is embedded: what is in `web/dist` now. Without it there is an empty folder, so that the next build notices
//! when it comes.

fn main() {
    let client = "../../web/dist";
    if !std::path::Path::new(client).exists() {
        // a source that cannot be written has no client to wait for
        drop(std::fs::create_dir_all(client));
    }
    println!("cargo:rerun-if-changed={client}");
}
